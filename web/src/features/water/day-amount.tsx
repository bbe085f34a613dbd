import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { GlassWater } from 'lucide-react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { GlassPicture } from './glass-picture.tsx';
import { useWaterSettings } from './water-settings.ts';
import { waterEntries, dailyAmounts } from './water-entries.ts';

/** The amount of water on the selected day beside the person's goal, and the button that records a glass. */
export function DayAmount(): ReactNode {
  const t = useMessages('water');
  const locale = useLocale();
  const { date, entries, reading, known: dayKnown } = useJournal(waterEntries);
  const { settings, known, reading: settingsReading } = useWaterSettings();
  const coming = settingsReading.state === 'loading';
  const drink = useDrink();
  const toText = (amount: number) => formatMeasure(amount, 'milliliter', locale);
  const amount = dailyAmounts(entries).get(date);
  const glass = toText(settings.glass_ml);

  const goal = toText(settings.goal_ml);
  const picture = amount === undefined ? t('pictureNone', { goal }) : t('picture', { amount: toText(amount), goal });

  return (
    <Card className="flex flex-wrap items-center gap-5">
      <GlassPicture
        share={known ? (amount ?? 0) / settings.goal_ml : 0}
        words={known && (dayKnown || amount !== undefined) ? picture : undefined}
      />
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-4">
        <div aria-live="polite" className="min-h-14">
          {amount !== undefined && (
            <p className="font-heading text-xl/normal font-semibold">{t('soFar', { amount: toText(amount) })}</p>
          )}
          {known && (
            <p className="text-muted">
              {amount !== undefined && amount >= settings.goal_ml ? t('goalReached', { goal }) : t('goal', { goal })}
            </p>
          )}
        </div>
        <WhenWritable of={waterEntries}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              variant="primary"
              icon={GlassWater}
              busy={coming}
              onClick={() => drink(settings.glass_ml)}
              className="min-h-14 px-4!"
            >
              {t('glass')}
            </Button>
            <p className="text-sm text-muted">{t('glassOf', { amount: glass })}</p>
          </div>
        </WhenWritable>
      </div>
      {(reading === 'loading' || coming) && <OnItsWay />}
    </Card>
  );
}

/** Returns a function that records an amount of water, in millilitres, on the selected day. The toast offers undo. */
export function useDrink(): (amount: number) => void {
  const core = useMessages('core');
  const { date } = useJournal(waterEntries);
  const { add, failed } = useEntryWrites(waterEntries);
  return (amount_ml) => {
    add(date, { amount_ml, notes: null }, { undoable: true }).catch(failed(core('errors.savingEntry')));
  };
}
