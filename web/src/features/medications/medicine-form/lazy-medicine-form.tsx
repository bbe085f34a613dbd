import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { MedicineFormProps } from './medicine-form.tsx';

/** The form of a medicine. It loads with its messages when the person opens it. */
export const LazyMedicineForm = lazyPart<MedicineFormProps>(
  'medicine-form',
  () => ['medicine-form'],
  async () => (await import('./medicine-form.tsx')).MedicineForm,
);
