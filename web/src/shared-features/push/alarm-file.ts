import { createContext, type ReactNode } from 'react';

/**
 * A component of the app that exports alarms to a calendar. The setting for notifications shows this component unless
 * notifications are on.
 */
export const AlarmFile = createContext<ReactNode>(null);
