import { useLocale } from 'use-intl/react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes } from '#lib/format-number.ts';
import type { activityEntries } from './activity-entries.ts';

type Activity = EntryOf<typeof activityEntries>;

/** Returns `nameOf`, which gives an activity's type, its own name or both, and `toText`, which adds the minutes. */
export function useActivityNames(): { nameOf: (entry: Activity) => string; toText: (entry: Activity) => string } {
  const t = useMessages('activity');
  const locale = useLocale();
  const nameOf = ({ type, own_name }: Activity) => {
    if (own_name === null) return t(type);
    return type === 'other' ? own_name : t('named', { type: t(type), name: own_name });
  };
  return { nameOf, toText: (entry) => `${nameOf(entry)} · ${formatMinutes(entry.duration_minutes, locale)}` };
}
