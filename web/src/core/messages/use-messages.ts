import { useTranslations } from 'use-intl/react';
import type { Namespace, Namespaces } from './namespaces.ts';

declare module 'use-intl/core' {
  interface AppConfig {
    Messages: Namespaces;
  }
}

/**
 * The messages of one namespace in the person's language: `const t = useMessages('water'); t('goal', { amount: 2000 })`. The compiler
 * checks keys and placeholders. A missing key shows English, then the key itself.
 */
export function useMessages<Id extends Namespace>(namespace: Id) {
  return useTranslations(namespace);
}

/** Looks up a message by a key that is only known at run time. */
export interface LooseMessages {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Whether the namespace has this key, in the person's language or in English. */
  has(key: string): boolean;
}

/**
 * The messages of a namespace that shared code learns at run time from a definition (a journal, the sidebar). There are no
 * compile-time checks, so pages use `useMessages` for their own namespace.
 */
export function useMessagesOf(namespace: string): LooseMessages {
  return useTranslations(namespace as never) as unknown as LooseMessages;
}
