import { createContext, type ReactNode } from 'react';

/** What the app lays beneath the words that alarms ring only while it is open: the way to take their times to a calendar. */
export const AlarmFile = createContext<ReactNode>(null);
