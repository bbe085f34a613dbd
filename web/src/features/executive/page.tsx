import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { TextArea } from '#ui/text-area.tsx';
import { executiveDrawing } from './executive-drawing.ts';
import { executiveEntries } from './executive-entries.ts';
import { ExpandableSlider } from './expandable-slider.tsx';
import { LevelsChart } from './levels-chart.tsx';
import { levelKey, executiveFunctions, type Levels } from './levels.ts';

/** The executive functions page: five lines that each open a scale, notes, and a chart of each function over time. */
export default function ExecutivePage(): ReactNode {
  const t = useMessages('executive');
  const locale = useLocale();
  const levelOf = (level: number) => t('levelOf', { level: formatNumber(level, locale), words: t(levelKey(level)) });
  const answers = (entry: Levels) => executiveFunctions.filter((name) => entry[name] !== null).length;
  return (
    <JournalPage of={executiveEntries}>
      <JournalForm
        of={executiveEntries}
        check={(values) => (Object.values(values).every((value) => value === null) ? { attention: t('nothingSaid') } : {})}
        repeatLabel={(last) => (answers(last) > 0 ? t('sameAsLast', { count: answers(last) }) : t('sameNotes'))}
      >
        {(fields, repeat) => (
          <>
            <p className="text-muted">{t('scale')}</p>
            <div className="flex max-w-2xl flex-col divide-y divide-line border-y border-line">
              {executiveFunctions.map((name) => (
                <ExpandableSlider
                  key={name}
                  {...fields.scale(name)}
                  label={t(name)}
                  hint={t(`${name}Hint`)}
                  describe={levelOf}
                  open={{ words: t('unsaid'), clear: t('clear') }}
                />
              ))}
            </div>
            {repeat}
            <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
          </>
        )}
      </JournalForm>
      <EntryList
        of={executiveEntries}
        drawing={executiveDrawing}
        row={(entry) => {
          const [first, ...others] = executiveFunctions.flatMap((name) => {
            const level = entry[name];
            if (level === null) return [];
            return (
              <p key={name} className="flex flex-wrap gap-x-3">
                <span className="text-muted">{t(name)}</span>
                <span className="font-semibold">{levelOf(level)}</span>
              </p>
            );
          });
          const notes = entry.notes !== null && <p className="whitespace-pre-wrap">{entry.notes}</p>;
          return {
            line: first,
            details: (
              <>
                {others}
                {notes}
              </>
            ),
          };
        }}
      />
      <ShowMore>
        <LookBack of={executiveEntries}>{(view) => <LevelsChart view={view} />}</LookBack>
      </ShowMore>
    </JournalPage>
  );
}
