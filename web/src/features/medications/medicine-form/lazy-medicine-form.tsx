import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { MedicineFormProps } from './medicine-form.tsx';

/** The form of a medicine: fetched with its messages when one is added or changed. */
export const LazyMedicineForm = lazyPart<MedicineFormProps>(
  'medicine-form',
  () => ['medicine-form'],
  async () => (await import('./medicine-form.tsx')).MedicineForm,
);
