import type { ReactNode } from 'react';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { DaysChart } from './days-chart.tsx';
import type { nutritionEntries } from './nutrition-entries.ts';
import { NutritionChart } from './nutrition-chart.tsx';

interface PeriodChartProps {
  view: LookBackView<typeof nutritionEntries.fields>;
  numbers: boolean;
}

/** A week or a month, with or without numbers. */
export function PeriodChart({ view, numbers }: PeriodChartProps): ReactNode {
  return numbers ? <NutritionChart view={view} /> : <DaysChart view={view} />;
}
