import { useId, useMemo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import type { Values } from '#core/journal/fields.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Nutrients } from '../nutrients.ts';
import type { nutritionEntries } from '../nutrition-entries.ts';
import { atQuantity, followQuantity, type Portion } from '../scale-nutrients.ts';
import { findFoods, readFoods, type TableFood } from './foods.ts';
import { takeOver } from './take-over.ts';
import { values } from './values.ts';

export interface FoodTableProps {
  /** The text in the field of the food's name. */
  typed: string;
  /** The food of the table that the person has chosen, if any. The person then chooses its amount. */
  chosen: TableFood | null;
  onChoose: (food: TableFood) => void;
  /** The food from which the form's values come, if known. */
  portion: Portion | undefined;
  /** The quantity in the form; null without one. */
  grams: number | null;
  current: Nutrients;
  fill: (values: Partial<Values<typeof nutritionEntries.fields>>) => void;
}

const names: Readonly<Record<LanguageCode, () => Promise<{ readonly names: string }>>> = {
  pt: () => import('./names/pt.ts'),
  en: () => import('./names/en.ts'),
  es: () => import('./names/es.ts'),
  fr: () => import('./names/fr.ts'),
  it: () => import('./names/it.ts'),
  ja: () => import('./names/ja.ts'),
  zh: () => import('./names/zh.ts'),
};

const load = async (language: string) => readFoods(values, (await names[language as LanguageCode]()).names);

/** How many foods the page offers at once. */
const most = 6;

/** Offers the foods of the table that match the typed name, and after a choice its household measures. */
export function FoodTable(props: FoodTableProps): ReactNode {
  const { typed, chosen, onChoose, portion, current, fill } = props;
  const t = useMessages('food-table');
  const grams = props.grams === 0 ? null : props.grams;
  /** The quantity that the form's values belong to. Without a quantity in the form, it is the portion's own quantity. */
  const from = grams ?? portion?.quantity_g ?? null;
  const { loaded, retry } = useLoaded<readonly TableFood[]>(useLanguage(), load);
  const found = useMemo(() => (loaded && !chosen ? findFoods(loaded, typed, most) : []), [loaded, chosen, typed]);
  if (!loaded) return <LazyPlaceholder failed={loaded === null} onRetry={retry} />;
  /** Fills in the values for the form's quantity or, if the form has no quantity yet, for 100 g. */
  const choose = (food: TableFood) => {
    onChoose(food);
    const before = portion ? (from === null ? portion : atQuantity(portion, from)) : null;
    fill({ ...takeOver(food, { before, to: grams ?? 100, current }), food_name: food.name });
  };
  const setGrams = (to: number) => fill({ ...(portion && followQuantity(portion, { from, to, current })), quantity_g: to });
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <p role="status" className="sr-only">
        {found.length > 0 && t('found', { count: found.length })}
      </p>
      {found.length > 0 && <Found foods={found} onChoose={choose} />}
      {chosen && <Amounts food={chosen} grams={grams} onAmount={setGrams} />}
      {(chosen ?? found.length > 0) && <p className="text-sm text-muted">{t('source')}</p>}
    </div>
  );
}

function Found({ foods, onChoose }: { foods: readonly TableFood[]; onChoose: (food: TableFood) => void }): ReactNode {
  const t = useMessages('food-table');
  return (
    <ul aria-label={t('foods')} className="flex flex-wrap gap-2">
      {foods.map((food) => (
        <li key={food.id}>
          <Button onClick={() => onChoose(food)}>{food.name}</Button>
        </li>
      ))}
    </ul>
  );
}

interface AmountsProps {
  food: TableFood;
  grams: number | null;
  onAmount: (grams: number) => void;
}

/** Buttons that add a household measure, or 100 g, to the quantity. */
function Amounts({ food, grams, onAmount }: AmountsProps): ReactNode {
  const t = useMessages('food-table');
  const locale = useLocale();
  const titleId = useId();
  const group = useRef<HTMLDivElement>(null);
  const weigh = (amount: number) => formatMeasure(amount, 'gram', locale);
  const add = (amount: number) => onAmount(Math.round(((grams ?? 0) + amount) * 10) / 10);
  // The pressed button disappears with the list, so focus moves on to the measures.
  useLayoutEffect(() => group.current?.focus(), [food]);
  return (
    <div ref={group} role="group" tabIndex={-1} aria-labelledby={titleId} className="flex flex-col gap-1.5 rounded-md">
      <p id={titleId} className="text-sm font-semibold">
        {t('measures')}
      </p>
      <div className="flex flex-wrap gap-2">
        {food.measures.map(({ measure, grams: one }) => (
          <Button key={measure} icon={Plus} onClick={() => add(one)}>
            {t('amount', { measure: t(measure), amount: weigh(one) })}
          </Button>
        ))}
        <Button icon={Plus} onClick={() => add(100)}>
          {weigh(100)}
        </Button>
      </div>
    </div>
  );
}
