import { useTranslations } from 'use-intl/react';
import type { Namespace, Namespaces } from './namespaces.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Namespaces;
  }
}

/**
 * The words of one namespace in the person's language: `const t = useMessages('water'); t('goal', { amount: 2000 })`. Keys and
 * placeholders are checked by the compiler. A missing key shows English, then the key itself.
 */
export function useMessages<Id extends Namespace>(namespace: Id) {
  return useTranslations(namespace);
}

/** Looks a word up by a key that is only known when the program runs. */
export interface LooseMessages {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Whether the namespace has this key, in the person's language or in English. */
  has(key: string): boolean;
}

/**
 * The words of a namespace that shared code gets from a definition (a journal's shell, the sidebar), where the compiler can't
 * know the keys. A page that knows its own namespace uses `useMessages`, which is checked.
 */
export function useMessagesOf(namespace: string): LooseMessages {
  return useTranslations(namespace as never) as unknown as LooseMessages;
}
