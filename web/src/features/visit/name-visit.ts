import { formatDate } from '#lib/local-date.ts';
import type { Visit } from './visits.ts';

/** Names a visit by its day and the professional: "2 de dezembro de 2026 · Dra. Lima". Empty if it has neither. */
export function nameVisit({ day, professional }: Pick<Visit, 'day' | 'professional'>, locale: string): string {
  return [day && formatDate(day, locale), professional].filter(Boolean).join(' · ');
}
