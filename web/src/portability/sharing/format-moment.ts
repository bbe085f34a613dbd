/** An ISO instant as date and time in the person's zone: "20 de mar. de 2026, 15:00". */
export function formatMoment(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}
