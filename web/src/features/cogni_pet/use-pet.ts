import { useEffect, useState } from 'react';
import type { EntryOf } from '#core/journal/define-journal.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { type QueryState, useOwnRow, useEntries } from '#core/records/use-rows.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Chosen } from './finds.ts';
import { growthOf, type Growth } from './growth.ts';
import { pets, type PetRow, petActions } from './pet-tables.ts';
import type { Counted } from './use-entry-count.ts';

/** The companion as the page shows it. */
export interface Pet {
  readonly name: string;
  readonly ownName: string | null;
  readonly growth: Growth;
  readonly chosen: Chosen;
  /** Whether the row has loaded. Until then neither the choices nor the seen level are known. */
  readonly isRead: boolean;
  readonly seenLevel: number;
  readonly actionsToday: readonly Recorded<EntryOf<typeof petActions>>[];
  readonly state: QueryState;
  readonly retry: () => Promise<void>;
}

/** The companion, computed from its row and from the actions since the server last counted points. */
export function usePet(today: CalendarDate, counted: Counted): Pet {
  const own = useOwnRow<PetRow>(pets.table);
  const from = own.row?.counted_to ?? addDays(today, -30);
  const actions = useEntries<EntryOf<typeof petActions>>(petActions.table, { from, to: addDays(today, 1) });
  const { retry: readAgain } = own;
  const { asking } = counted;
  useEffect(() => {
    if (!asking) void readAgain();
  }, [asking, readAgain]);

  // While the row or the actions reload, the growth may seem to shrink, so the page shows the highest growth so far.
  const growth = growthOf(own.row, actions.rows);
  const [shown, setShown] = useState(growth);
  const latest = pointsOf(growth) >= pointsOf(shown) ? growth : shown;
  if (latest !== shown && !same(latest, shown)) setShown(latest);

  const states = [own.state, actions.state];
  const worst = (['loading', 'failed', 'absent', 'offline'] as const).find((state) => states.includes(state));
  return {
    name: own.row?.name ?? 'COGN',
    ownName: own.row?.name ?? null,
    growth: latest,
    chosen: own.row ?? {},
    isRead: own.state === 'ready' || own.state === 'offline',
    seenLevel: own.row?.seen_level ?? 1,
    actionsToday: actions.rows.filter(({ date }) => date === today),
    state: worst ?? 'ready',
    retry: async () => {
      await Promise.all([own.retry(), actions.retry()]);
    },
  };
}

const pointsOf = ({ fromEntries, fromActions }: Growth) => fromEntries + fromActions;
const same = (one: Growth, other: Growth) =>
  one.level === other.level && one.within === other.within && pointsOf(one) === pointsOf(other);
