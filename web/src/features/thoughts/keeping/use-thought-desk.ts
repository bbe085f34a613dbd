import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry } from '#core/journal/define-journal.ts';
import { useJournal } from '#core/journal/use-journal.ts';
import { useUser } from '#core/session/use-user.ts';
import { newUuid } from '#lib/uuid.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { createKeeper, type Keeper } from './create-keeper.ts';
import type { OpenThought } from './open-thought.ts';
import { keeperDependencies, readUnfinished } from './thought-drafts.ts';
import { useClaim } from './use-claim.ts';
import { useRecovery } from './use-recovery.ts';

interface Desk {
  /** What was asked for: a thought of the list, or a new one of a day. */
  readonly asked: string;
  readonly keeper: Keeper;
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
  // Where other pages hold an entry that goes while it is changed, a thought's words go on as a thought of their own (`goOn`).
  const editing = entries.find(({ id }) => id === opened?.id) ?? null;
  const userId = useUser()?.id ?? null;
  const asked = editing?.id ?? date;

  const lay = (thought: OpenThought): Desk => ({ asked, keeper: createKeeper(keeperDependencies(userId), thought) });
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
    const open = desk.keeper.get().thought;
    const went = desk.asked === open.id && open.date === date && !entries.some(({ id }) => id === open.id);
    // The thought that the list gives may be the very one that is open already: it stays as it is. So do words whose row just went.
    desk = open.id === asked || (went && desk.keeper.hasUnsavedWords()) ? { ...desk, asked } : asAsked();
    setDesk(desk);
  }
  const { keeper } = desk;
  const { thought, kept: where, problem, recovered } = useSyncExternalStore(keeper.subscribe, keeper.get);
  const row = entries.find(({ id }) => id === thought.id);
  const isElsewhere = useClaim(keeper, userId);
  useRecovery(userId, thought.id, (found) => {
    if (found.date !== date || !keeper.isBlank() || thought.hasRow) return false;
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
    if (keeper.hasUnsavedWords()) {
      keeper.goOn();
      return;
    }
    keeper.drop();
    startNew();
  });
  const hasRow = row !== undefined;
  useEffect(() => {
    if (hasRow) seen.current = thought.id;
    else if (seen.current === thought.id) giveUp();
  }, [hasRow, thought.id]);

  // What another tab or device made of it shows, as long as nothing was written here.
  useEffect(() => {
    if (row) keeper.rerender(ofRow(row), row.saving === 'saved');
  }, [row, keeper]);

  return {
    editing,
    keeper,
    thought,
    where,
    problem,
    row,
    isRecovered: recovered && !isElsewhere,
    isElsewhere,
    startNew,
  };
}
