import { latePart } from '#core/late/late-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { nutritionEntries } from './nutrition-entries.ts';

/** The picture of a period, fetched after the page. */
export const LatePicture = latePart<{ view: LookBackView<typeof nutritionEntries.fields>; numbers: boolean }>(
  'nutrition-picture',
  () => [],
  async () => (await import('./period-picture.tsx')).PeriodPicture,
);
