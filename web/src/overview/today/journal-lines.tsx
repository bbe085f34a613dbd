import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { GlassWater } from 'lucide-react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { usePreference } from '#core/preferences/preferences.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { formatEntryTime } from '#core/journal/entry-time.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { activityEntries } from '#features/activity/activity-entries.ts';
import { useActivityNames } from '#features/activity/use-activity-names.ts';
import { describeState, nameDose } from '#features/medications/doses/use-dose-answers.ts';
import { planOfDay } from '#features/medications/doses/plan-of-day.ts';
import { medicationDoses, type Dose } from '#features/medications/medication-doses.ts';
import { useMedicines } from '#features/medications/use-medicines.ts';
import { moodEntries } from '#features/mood/mood-entries.ts';
import { sleepEntries } from '#features/sleep/sleep-entries.ts';
import { useNightSummary } from '#features/sleep/use-night-summary.ts';
import { useLevelMessage } from '#features/social/battery-bands.ts';
import { socialEntries } from '#features/social/social-entries.ts';
import { useDrink } from '#features/water/day-amount.tsx';
import { dailyAmounts, waterEntries } from '#features/water/water-entries.ts';
import { useWaterSettings } from '#features/water/water-settings.ts';
import { weightEntries } from '#features/weight/weight-entries.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { JournalLine, LastLine, PageLine, PageLink } from './journal-line.tsx';

/** Few people choose this line, so Today fetches it only for them. */
const LazyTrackersLine = lazyPart<object>(
  'trackers-line',
  () => ['trackers'],
  async () => (await import('./trackers-line.tsx')).TrackersLine,
);

/** The lines that Today can show, by page id. The order is that of the choices offered to the user. */
export const journalLines = {
  water: WaterLine,
  mood: MoodLine,
  sleep: SleepLine,
  // Medications come after water, mood and sleep, because the card "Now" already shows a due dose.
  medications: MedicationsLine,
  activity: ActivityLine,
  weight: WeightLine,
  social: SocialLine,
  trackers: LazyTrackersLine,
};

/** A page that can have a line on Today. */
export type TodayPage = keyof typeof journalLines;
export const todayPages = Object.keys(journalLines) as readonly TodayPage[];

/** The day's last dose and its answer. Renders nothing if no dose is planned or recorded. */
function MedicationsLine(): ReactNode {
  const t = useMessages('today');
  const doseMessages = useMessages('doses');
  const locale = useLocale();
  const { date } = useSelectedDate();
  const { medicines, state, known: planKnown } = useMedicines();
  const { rows, state: reading, known } = useEntries<Dose>(medicationDoses.table, { date });
  if (state === 'loading' || reading === 'loading') return <OnItsWay />;
  const isKnown = planKnown && known;
  if (isKnown && rows.length === 0 && planOfDay(medicines, rows, date).length === 0) return null;
  // Include doses taken as needed: otherwise "no entry" could make the person take a second one.
  const timeOf = ({ taken_at, planned }: Dose) => taken_at ?? planned ?? '';
  const last = rows.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)).at(-1);
  const detail = !isKnown
    ? t('unknown')
    : last === undefined
      ? t('none')
      : doseMessages('noted', {
          // Name the dosage too: after a change of plan, the card "Now" may ask about another dosage.
          dose: nameDose({ name: `${last.name} ${last.dosage}`, time: last.planned }, doseMessages, locale),
          state: describeState(last, doseMessages, locale),
        });
  return (
    <PageLine pageId="medications" detail={detail}>
      {(name) => <PageLink pageId="medications" name={name} words={t('open')} />}
    </PageLine>
  );
}

function WaterLine(): ReactNode {
  const locale = useLocale();
  const { settings, known, reading } = useWaterSettings();
  return (
    <JournalLine
      of={waterEntries}
      value={(entries) => {
        const [amount] = dailyAmounts(entries).values();
        return amount === undefined ? null : formatMeasure(amount, 'milliliter', locale);
      }}
    >
      {/* If the person's glass size is unknown, the button opens the sheet instead of recording the default size. */}
      {(known || reading.state === 'loading') && <DrinkButton amount={settings.glass_ml} busy={!known} />}
    </JournalLine>
  );
}

function DrinkButton({ amount, busy }: { amount: number; busy: boolean }): ReactNode {
  const t = useMessages('water');
  const drink = useDrink();
  return (
    <Button icon={GlassWater} busy={busy} onClick={() => drink(amount)}>
      {t('glass')}
    </Button>
  );
}

function MoodLine(): ReactNode {
  const t = useMessages('mood');
  const locale = useLocale();
  return (
    <JournalLine
      of={moodEntries}
      value={(entries) => {
        const last = entries.at(-1);
        return last ? `${t(last.mood)} · ${formatEntryTime(last, locale)}` : null;
      }}
    />
  );
}

function SleepLine(): ReactNode {
  const t = useMessages('today');
  const { headline } = useNightSummary();
  return <LastLine of={sleepEntries} toText={(night) => headline(night) || t('recorded')} />;
}

function ActivityLine(): ReactNode {
  const { toText } = useActivityNames();
  return <LastLine of={activityEntries} toText={toText} />;
}

function WeightLine(): ReactNode {
  const t = useMessages('today');
  const locale = useLocale();
  const [isHidden] = usePreference('weightTrendOnly');
  const toText = (kilograms: number) => (isHidden ? t('recorded') : formatMeasure(kilograms, 'kilogram', locale));
  return <LastLine of={weightEntries} toText={({ weight_kg }) => toText(weight_kg)} />;
}

function SocialLine(): ReactNode {
  const levelMessage = useLevelMessage();
  return <LastLine of={socialEntries} toText={({ level }) => levelMessage(level)} />;
}
