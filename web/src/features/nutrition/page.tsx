import { useMemo, type ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack, type LookBackView } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { nutritionDrawing } from './nutrition-drawing.ts';
import { FoodFields } from './food-fields.tsx';
import { FoodDetails, FoodName } from './food-row.tsx';
import { groupByMeal, useMealBeingRecorded } from './meals.ts';
import { nutritionEntries } from './nutrition-entries.ts';
import { useNumbers } from './use-numbers.ts';

/** The switch that hides numbers. While it loads, an empty space reserves about its height, so that nothing moves later. */
const HideNumbers = deferred(
  async () => (await import('./hide-numbers.tsx')).HideNumbers,
  () => <div className="min-h-14" />,
);

const LazyDayTotals = lazyPart<object>(
  'day-totals',
  () => [],
  async () => (await import('./day-totals-card.tsx')).DayTotalsCard,
);

const LazyChart = lazyPart<{ view: LookBackView<typeof nutritionEntries.fields>; numbers: boolean }>(
  'nutrition-chart',
  () => [],
  async () => (await import('./nutrition-chart.tsx')).NutritionChart,
);

const loadEatAgain = async () => (await import('./eat-again.tsx')).EatAgain;

/** Recent meals and foods. While their code loads, the form below waits, so that it does not move. */
function LazyEatAgain({ numbers }: { numbers: boolean }): ReactNode {
  const { loaded: EatAgain, retry } = useLoaded('eat-again', loadEatAgain);
  if (EatAgain) return <EatAgain numbers={numbers} />;
  return EatAgain === null ? <LazyPlaceholder failed onRetry={retry} /> : <OnItsWay />;
}

/** The nutrition page: recent foods, the form, the day's foods and totals, and charts of past weeks and months. */
export default function NutritionPage(): ReactNode {
  const numbers = useNumbers();
  return (
    <JournalPage of={nutritionEntries}>
      {numbers.coming && <OnItsWay />}
      <Parts numbers={numbers.shown} />
    </JournalPage>
  );
}

/**
 * All parts load in parallel. Until the page knows whether the person wants to see numbers, `OnItsWay` above hides the
 * parts.
 */
function Parts({ numbers }: { numbers: boolean }): ReactNode {
  const t = useMessages('nutrition');
  const { entries } = useJournal(nutritionEntries);
  const meal = useMealBeingRecorded();
  const startsWith = useMemo(() => (meal === null ? undefined : { meal }), [meal]);
  return (
    <>
      <div className="flex flex-col gap-6 empty:hidden">
        <LazyEatAgain numbers={numbers} />
        <JournalForm
          of={nutritionEntries}
          startsWith={startsWith}
          alsoRequired={numbers ? ['quantity_g'] : []}
          requiredNotice={{ title: t('requiredTitle'), text: t(numbers ? 'required' : 'nameRequired') }}
        >
          {(fields) => <FoodFields fields={fields} numbers={numbers} />}
        </JournalForm>
      </div>
      <EntryList
        of={nutritionEntries}
        drawing={nutritionDrawing}
        groups={(shown) =>
          groupByMeal(shown)?.map(({ meal, foods }) => ({ heading: t(meal ?? 'otherFoods'), entries: foods })) ?? null
        }
        row={(food) => ({
          line: <FoodName food={food} numbers={numbers} />,
          details: <FoodDetails food={food} numbers={numbers} />,
        })}
      />
      <WhenWritable of={nutritionEntries}>
        <HideNumbers />
      </WhenWritable>
      {numbers && entries.length > 0 && <LazyDayTotals />}
      <ShowMore>
        <LookBack of={nutritionEntries}>{(view) => <LazyChart view={view} numbers={numbers} />}</LookBack>
      </ShowMore>
    </>
  );
}
