import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Mood } from './mood-entries.ts';

/** Returns a function that names the further feelings of an entry, as in "also sad and tired". */
export function useAlsoText(): (feelings: readonly Mood[]) => string {
  const t = useMessages('mood');
  const locale = useLocale();
  return (feelings) => t('andAlso', { feelings: new Intl.ListFormat(locale).format(feelings.map((feeling) => t(feeling))) });
}
