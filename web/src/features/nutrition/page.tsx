import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalForm } from '#core/journal/journal-form.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack, type LookBackView } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { nutritionDrawing } from './nutrition-drawing.ts';
import { EatAgain } from './eat-again.tsx';
import { DayTotalsCard } from './day-totals-card.tsx';
import { FoodFields } from './food-fields.tsx';
import { FoodDetails, FoodName } from './food-row.tsx';
import { nutritionEntries } from './nutrition-entries.ts';
import { useNumbers } from './use-numbers.ts';

/** Its fallback has about the height of the switch, so that nothing moves when the switch appears. */
const HideNumbers = deferred(
  async () => (await import('./hide-numbers.tsx')).HideNumbers,
  () => <div className="min-h-14" />,
);

const LazyChart = lazyPart<{ view: LookBackView<typeof nutritionEntries.fields>; numbers: boolean }>(
  'nutrition-chart',
  () => [],
  async () => (await import('./nutrition-chart.tsx')).NutritionChart,
);

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
  return (
    <>
      <div className="flex flex-col gap-6 empty:hidden">
        <EatAgain numbers={numbers} />
        <JournalForm
          of={nutritionEntries}
          alsoRequired={numbers ? ['quantity_g'] : []}
          requiredNotice={{ title: t('requiredTitle'), text: t(numbers ? 'required' : 'nameRequired') }}
        >
          {(fields) => <FoodFields fields={fields} numbers={numbers} />}
        </JournalForm>
      </div>
      <EntryList
        of={nutritionEntries}
        drawing={nutritionDrawing}
        row={(food) => ({
          line: <FoodName food={food} numbers={numbers} />,
          details: <FoodDetails food={food} numbers={numbers} />,
        })}
      />
      <WhenWritable of={nutritionEntries}>
        <HideNumbers />
      </WhenWritable>
      {numbers && <DayTotalsCard />}
      <ShowMore>
        <LookBack of={nutritionEntries}>{(view) => <LazyChart view={view} numbers={numbers} />}</LookBack>
      </ShowMore>
    </>
  );
}
