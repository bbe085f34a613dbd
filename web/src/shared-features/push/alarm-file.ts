import { createContext, type ReactNode } from 'react';

/** The app provides a component that exports alarms to a calendar, shown if notifications are unavailable. */
export const AlarmFile = createContext<ReactNode>(null);
