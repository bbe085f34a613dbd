import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { AppointmentFormProps } from './appointment-form.tsx';

/** The form, fetched when it is first opened: most visits only look. Its words are the page's. */
export const LazyAppointmentForm = lazyPart<AppointmentFormProps>(
  'appointment-form',
  () => [],
  async () => (await import('./appointment-form.tsx')).AppointmentForm,
);
