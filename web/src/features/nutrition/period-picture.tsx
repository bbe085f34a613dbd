import type { ReactNode } from 'react';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { DaysPicture } from './days-picture.tsx';
import type { nutritionEntries } from './nutrition-entries.ts';
import { NutritionPicture } from './nutrition-picture.tsx';

interface PeriodPictureProps {
  view: LookBackView<typeof nutritionEntries.fields>;
  numbers: boolean;
}

/** A week or a month, with or without numbers. */
export function PeriodPicture({ view, numbers }: PeriodPictureProps): ReactNode {
  return numbers ? <NutritionPicture view={view} /> : <DaysPicture view={view} />;
}
