import { CalendarClock } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The calendar: appointments by month, week and list. */
export const calendar = definePage({
  id: 'calendar',
  group: 'day',
  icon: CalendarClock,
  access: 'free',
  tables: ['appointments'],
});
