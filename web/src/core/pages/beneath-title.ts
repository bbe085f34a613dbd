import { createContext, type ReactNode } from 'react';

/** What the app lays into the first page, beneath its title: the page itself knows nothing of it. */
export const BeneathTitle = createContext<ReactNode>(null);
