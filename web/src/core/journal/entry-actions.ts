import { createContext, type ReactNode } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

export interface EntryActionsProps {
  /** The journal's table. */
  table: string;
  entry: { readonly id: string; readonly date: CalendarDate };
}

/**
 * Renders a further action of every journal's entries, such as choosing one to show at an appointment. The signed-in layout
 * provides it, because core cannot import features.
 */
export const EntryActions = createContext<((props: EntryActionsProps) => ReactNode) | null>(null);
