import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useJournal } from '#core/journal/journal-context.ts';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { FactKind, FactText } from './fact-text.tsx';
import { countOfCategories, factsEntries, type FactCategory } from './facts-entries.ts';

/**
 * The facts of a period to read, newest first, with a filter by category. Leaves out the selected day, whose facts the page
 * shows elsewhere.
 */
export function FactsOfPeriod({ view }: { view: LookBackView<typeof factsEntries.fields> }): ReactNode {
  const t = useMessages('facts');
  const locale = useLocale();
  const [chosen, setChosen] = useState<FactCategory | 'all'>('all');
  const { date } = useJournal(factsEntries);
  const others = view.entries.filter((fact) => fact.date !== date);
  const recorded = countOfCategories(others).map(({ category }) => category);
  // Another period may have no fact of the chosen category.
  const filter = recorded.find((category) => category === chosen) ?? 'all';
  const facts = others.filter(({ category }) => filter === 'all' || category === filter).reverse();
  const { shown, more } = useShownRows(facts, { fields: factsEntries.fields, restart: `${view.from} ${view.to} ${filter}` });
  return (
    <>
      {recorded.length > 1 && (
        <ChoiceChips
          legend={t('show')}
          name="facts-shown"
          options={(['all', ...recorded] as const).map((value) => ({ value, label: t(value) }))}
          value={filter}
          onChange={setChosen}
        />
      )}
      <ul className="flex flex-col gap-5 empty:hidden">
        {shown.map((fact) => (
          <li key={fact.id} className="flex flex-col gap-2">
            <p className="text-sm text-muted">{formatDate(fact.date, locale)}</p>
            <FactKind category={fact.category} />
            <FactText text={fact.text} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
