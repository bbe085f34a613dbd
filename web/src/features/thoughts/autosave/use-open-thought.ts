import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry } from '#core/journal/define-journal.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useUser } from '#core/session/session.ts';
import { newUuid } from '#lib/uuid.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { createThoughtAutosave, type ThoughtAutosave } from './create-thought-autosave.ts';
import type { OpenThought } from './open-thought.ts';
import { autosaveDependencies, readUnfinished } from './thought-drafts.ts';
import { useThoughtLock } from './use-thought-lock.ts';
import { useRecovery } from './use-recovery.ts';

interface Desk {
  /** What the page should open: the id of a thought in the list, or a date for a new thought. */
  readonly asked: string;
  readonly autosave: ThoughtAutosave;
}

type ThoughtRow = Entry<typeof thoughtsEntries.fields> & { readonly updated_at?: string };

const ofRow = ({ id, date, text, stickers, tags, updated_at }: ThoughtRow): OpenThought => ({
  id,
  date,
  text,
  stickers: stickers ?? [],
  tags: tags ?? [],
  hasRow: true,
  seen: { text, stickers, tags, updated_at },
});

/** The thought that is open on this page: a new one for the selected date, one from the list, or a recovered one. */
export function useOpenThought() {
  const { date, editing: opened, edit, entries } = useJournal(thoughtsEntries);
  // Another device may remove the open entry. On other pages its form then stays open. On this page its unsaved text
  // becomes a new thought (`goOn`).
  const editing = entries.find(({ id }) => id === opened?.id) ?? null;
  const userId = useUser()?.id ?? null;
  const asked = editing?.id ?? date;

  const lay = (thought: OpenThought): Desk => ({
    asked,
    autosave: createThoughtAutosave(autosaveDependencies(userId), thought),
  });
  const fresh = (): Desk => lay({ id: newUuid(), date, text: '', stickers: [], tags: [], hasRow: false });
  const asAsked = (): Desk => {
    if (editing === null) return fresh();
    // The page shows the thought at once, but writes it only when no other tab has the lock (`useThoughtLock`).
    const unfinished = readUnfinished(userId, editing.id);
    return lay(unfinished ? { ...unfinished, hasRow: true } : ofRow(editing));
  };

  const [current, setDesk] = useState(asAsked);
  let desk = current;
  if (desk.asked !== asked) {
    const open = desk.autosave.get().thought;
    const went = desk.asked === open.id && open.date === date && !entries.some(({ id }) => id === open.id);
    // The editor keeps its thought in two cases: the person selects that thought in the list, or the thought has unsaved
    // text and its row was removed.
    desk = open.id === asked || (went && desk.autosave.hasUnsavedText()) ? { ...desk, asked } : asAsked();
    setDesk(desk);
  }
  const { autosave } = desk;
  const { thought, status, problem, recovered } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const row = entries.find(({ id }) => id === thought.id);
  const isElsewhere = useThoughtLock(autosave, userId);
  useRecovery(userId, thought.id, (found) => {
    if (found.date !== date || !autosave.isBlank() || thought.hasRow) return false;
    setDesk(lay(found));
    return true;
  });

  /** Opens a new thought. The caller must have saved the current one. */
  const startNew = () => {
    edit(null);
    setDesk({ ...fresh(), asked: date });
  };
  // If the list or another tab removed the row, a new thought opens, unless some text is unsaved.
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

  // The editor shows the version of another tab or device, unless this tab has unsaved text.
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
