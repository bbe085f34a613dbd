import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { actionKinds, type ActionKind } from './pet-actions.ts';

/** Answers what the day holds, in words. What it doesn't hold is not named. */
export function useTodayWords(): (deeds: readonly { readonly kind: ActionKind }[], entries: number | null) => string {
  const t = useMessages('cogni_pet');
  const locale = useLocale();
  const wordsOf = {
    feed: (count: number) => t('meals', { count }),
    play: (count: number) => t('plays', { count }),
    rest: (count: number) => t('rests', { count }),
  };
  return (deeds, entries) => {
    const done = actionKinds.map((kind) => ({ kind, count: deeds.filter((deed) => deed.kind === kind).length }));
    const parts = [
      ...(entries === null || entries === 0 ? [] : [t('entriesCount', { count: entries })]),
      ...done.filter(({ count }) => count > 0).map(({ kind, count }) => wordsOf[kind](count)),
    ];
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
    return parts.length > 0 ? t('today', { list }) : t('todayOpen');
  };
}
