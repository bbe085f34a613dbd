import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry } from '#core/journal/define-journal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useUser } from '#core/session/session.ts';
import { newUuid } from '#lib/uuid.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { createThoughtAutosave, type ThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { autosaveDependencies, readUnfinished } from './thought-drafts.ts';
import { useClaim } from './use-claim.ts';
import { useRecovery } from './use-recovery.ts';

interface Desk {
  /** What was asked for: a thought of the list, or a new one of a day. */
  readonly asked: string;
  readonly autosave: ThoughtAutosave;
}

type ThoughtRow = Entry<typeof thoughtsEntries.fields> & { readonly updated_at?: string };

const ofRow = ({ id, date, text, stickers, updated_at }: ThoughtRow): OpenThought => ({
  id,
  date,
  text,
  stickers: stickers ?? [],
  hasRow: true,
  seen: { text, stickers, updated_at },
});

/** The thought that is open for writing on this page: a new one of the selected date, the one that the list gave, or one found unfinished. */
export function useThoughtDesk() {
  const { date, editing: opened, edit, entries } = useJournal(thoughtsEntries);
  // When the row of an edited entry is removed, other pages keep the form open; here the unsaved text becomes a new thought (`goOn`).
  const editing = entries.find(({ id }) => id === opened?.id) ?? null;
  const userId = useUser()?.id ?? null;
  const asked = editing?.id ?? date;

  const lay = (thought: OpenThought): Desk => ({
    asked,
    autosave: createThoughtAutosave(autosaveDependencies(userId), thought),
  });
  const fresh = (): Desk => lay({ id: newUuid(), date, text: '', stickers: [], hasRow: false });
  const asAsked = (): Desk => {
    if (editing === null) return fresh();
    // Shown already; it counts as this tab's once no other tab has it (`useClaim`).
    const unfinished = readUnfinished(userId, editing.id);
    return lay(unfinished ? { ...unfinished, hasRow: true } : ofRow(editing));
  };

  const [kept, setDesk] = useState(asAsked);
  let desk = kept;
  if (desk.asked !== asked) {
    const open = desk.autosave.get().thought;
    const went = desk.asked === open.id && open.date === date && !entries.some(({ id }) => id === open.id);
    // The thought that the list gives may be the very one that is open already: it stays as it is. So do words whose row just went.
    desk = open.id === asked || (went && desk.autosave.hasUnsavedText()) ? { ...desk, asked } : asAsked();
    setDesk(desk);
  }
  const { autosave } = desk;
  const { thought, status, problem, recovered } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const row = entries.find(({ id }) => id === thought.id);
  const isElsewhere = useClaim(autosave, userId);
  useRecovery(userId, thought.id, (found) => {
    if (found.date !== date || !autosave.isBlank() || thought.hasRow) return false;
    setDesk(lay(found));
    return true;
  });

  /** Puts a new thought on the page; the open one must be finished. */
  const startNew = () => {
    edit(null);
    setDesk({ ...fresh(), asked: date });
  };
  // Its row went, by the list or by another tab: the page is free for the next thought, but for words that the row never had.
  const seen = useRef<string>(null);
  const giveUp = useEffectEvent(() => {
    if (autosave.hasUnsavedText()) {
      autosave.goOn();
      return;
    }
    autosave.drop();
    startNew();
  });
  const hasRow = row !== undefined;
  useEffect(() => {
    if (hasRow) seen.current = thought.id;
    else if (seen.current === thought.id) giveUp();
  }, [hasRow, thought.id]);

  // What another tab or device made of it shows, as long as nothing was written here.
  useEffect(() => {
    if (row) autosave.rerender(ofRow(row), row.saving === 'saved');
  }, [row, autosave]);

  return {
    editing,
    autosave,
    thought,
    status,
    problem,
    row,
    isRecovered: recovered && !isElsewhere,
    isElsewhere,
    startNew,
  };
}
