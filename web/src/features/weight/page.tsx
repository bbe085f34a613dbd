import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { weightDrawing } from './weight-drawing.ts';
import { TrendCard } from './trend-card.tsx';
import { WeightChart } from './weight-chart.tsx';
import { weightEntries } from './weight-entries.ts';

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
            <NumberField {...fields.number('weight_kg')} label={t('weight_kg')} />
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
