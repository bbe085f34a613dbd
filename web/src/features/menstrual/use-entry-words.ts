import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { menstrualEntries } from './menstrual-entries.ts';

/** What an entry says, in a few words each: menstruation with its flow, pain, symptoms, mood. */
export function useEntryWords(): (entry: EntryOf<typeof menstrualEntries>) => string[] {
  const t = useMessages('menstrual');
  return ({ on_period, flow, pain, symptoms, mood }) => [
    ...(on_period ? [t('menstruation')] : []),
    ...(flow === null ? [] : [t('flowOf', { words: t(flow) })]),
    ...(pain === null ? [] : [pain === 'none' ? t('none') : t('painOf', { words: t(pain) })]),
    ...(symptoms ?? []).map((symptom) => t(symptom)),
    ...(mood === null ? [] : [t(mood)]),
  ];
}
