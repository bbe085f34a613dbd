import { latePart } from '#core/late/late-part.tsx';
import type { MedicineFormProps } from './medicine-form.tsx';

/** The form of a medicine: fetched with its words when one is added or changed. */
export const LateMedicineForm = latePart<MedicineFormProps>(
  'medicine-form',
  () => ['medicine-form'],
  async () => (await import('./medicine-form.tsx')).MedicineForm,
);
