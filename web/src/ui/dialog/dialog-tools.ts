import { createContext, type ReactNode } from 'react';

/** What every dialog has at the end of its head, whatever it is about: the app lays the way to help into it. */
export const DialogTools = createContext<ReactNode>(null);
