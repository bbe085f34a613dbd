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
