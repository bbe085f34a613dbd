import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-minutes.ts';
import type { activityEntries } from './activity-entries.ts';

type Activity = EntryOf<typeof activityEntries>;

/** How an activity is called: by the person's own name for it where there is one, and in a few words with its minutes. */
export function useActivityWords(): { nameOf: (entry: Activity) => string; inWords: (entry: Activity) => string } {
  const t = useMessages('activity');
  const locale = useLocale();
  const nameOf = ({ type, own_name }: Activity) => {
    if (own_name === null) return t(type);
    return type === 'other' ? own_name : t('named', { type: t(type), name: own_name });
  };
  return { nameOf, inWords: (entry) => `${nameOf(entry)} · ${formatMinutes(entry.duration_minutes, locale)}` };
}
