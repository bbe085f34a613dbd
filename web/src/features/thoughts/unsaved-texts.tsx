import { useState, type ReactNode } from 'react';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { Notice } from '#ui/notice.tsx';
import { readUnfinished, unfinishedThoughts } from './autosave/thought-drafts.ts';
import { thoughtsEntries } from './thoughts-entries.ts';

/** Unsaved texts, to read and copy while the page is read-only because premium ended or the consent was withdrawn. */
export function UnsavedTexts(): ReactNode {
  const t = useMessages('thoughts');
  const { writing } = useJournal(thoughtsEntries);
  const userId = useUser()?.id ?? null;
  const [found] = useState(() => unfinishedThoughts(userId).flatMap((id) => readUnfinished(userId, id) ?? []));
  if (writing === 'open' || writing === 'checking') return null;
  return found.map(({ id, text }) => (
    <Notice key={id} tone="information">
      <p>{t('leftHere')}</p>
      <p className="pt-2 break-words whitespace-pre-wrap select-all">{text}</p>
    </Notice>
  ));
}
