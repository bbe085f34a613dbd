import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { readNumber } from '#core/journal/parse-form-values.ts';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useLastEntry } from '#core/journal/use-last-entry.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField, type NumberFieldProps } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { weightDrawing } from './weight-drawing.ts';
import { TrendCard } from './trend-card.tsx';
import { WeightChart } from './weight-chart.tsx';
import { isFarFrom, weightEntries } from './weight-entries.ts';

/** The weight page: the form, the day's entries, and a trend, which makes single numbers less important. */
export default function WeightPage(): ReactNode {
  const t = useMessages('weight');
  const locale = useLocale();
  const [trendOnly, setTrendOnly] = usePreference('weightTrendOnly');
  const toText = (kilograms: number) => formatMeasure(kilograms, 'kilogram', locale);
  return (
    <JournalPage of={weightEntries}>
      <JournalForm
        of={weightEntries}
        requiredMessages={{ weight_kg: t('required') }}
        repeatLabel={(last) => (trendOnly ? t('sameAsLastHidden') : t('sameAsLast', { weight: toText(last.weight_kg) }))}
      >
        {(fields, repeat) => (
          <>
            <WeightField {...fields.number('weight_kg')} />
            {repeat}
            <TextArea {...fields.text('notes')} label={t('notes')} hint={t('notesHint')} />
          </>
        )}
      </JournalForm>
      <EntryList
        of={weightEntries}
        drawing={weightDrawing}
        row={({ weight_kg, notes }) => ({
          line: <p className="font-semibold">{trendOnly ? t('hidden') : toText(weight_kg)}</p>,
          details: notes !== null && <p className="whitespace-pre-wrap">{notes}</p>,
        })}
      />
      <Checkbox
        name="trend-only"
        label={t('trendOnly')}
        hint={t('trendOnlyHint')}
        checked={trendOnly}
        onChange={(event) => setTrendOnly(event.target.checked)}
      />
      <ShowMore>
        <TrendCard />
        <LookBack of={weightEntries} kinds={['month', 'quarter', 'year']}>
          {(view) => <WeightChart view={view} trendOnly={trendOnly} />}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}

/**
 * The field for a weight. When the person leaves it with a weight far from the last one, a text asks them to check the number,
 * because a digit may be missing. They can still save. The text does not name the last weight, which the person may hide.
 */
function WeightField(field: Omit<NumberFieldProps, 'label'> & { value: string }): ReactNode {
  const t = useMessages('weight');
  const locale = useLocale();
  const last = useLastEntry(weightEntries);
  const [left, setLeft] = useState(false);
  const typed = readNumber(weightEntries.fields.weight_kg, field.value, locale);
  const isFar = left && typeof last === 'object' && typeof typed === 'number' && isFarFrom(last.weight_kg, typed);
  return (
    <div className="flex flex-col gap-2">
      <NumberField {...field} label={t('weight_kg')} onBlur={() => setLeft(true)} />
      <p role="status" className="text-muted empty:hidden">
        {isFar && t('farFromLast')}
      </p>
    </div>
  );
}
