import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows, useEntries } from '#core/records/use-rows.ts';
import { addRow, changeRow, removeRow } from '#core/records/write-rows.ts';
import { isLowEnergy, type LowEnergy, routineTicks, routineDays, routineTasks } from './routine-tables.ts';
import type { Task } from './steps-of-day.ts';
import { tickId } from './ticks-by-task.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useState } from 'react';

/** The routine on the selected date: steps, ticks, whether energy is low, and functions to change ticks and energy. */
export function useRoutine() {
  const core = useMessages('core');
  const journal = useMessages('journal');
  const failed = useFailedToast();
  const notifySaved = useSavedToast();
  const removal = useRemoval(routineTicks.table);
  const { date, entries, reading, known, retry } = useJournal(routineTicks);
  const tasks = useRows<Task>(routineTasks.table);
  const day = useLowEnergy(date);
  const ticked = new Set(entries.map(({ id }) => id));
  const notSaved = failed(core('errors.savingEntry'));

  return {
    tasks,
    /**
     * Shows a toast that a step was ticked, with undo. It is for buttons that can only tick: a second press does not undo
     * the tick.
     */
    notifyTicked({ id, name }: Task): void {
      const own = tickId(id, date);
      const words = { name, saved: journal('added'), onDevice: journal('addedHere'), refused: core('errors.savingEntry') };
      notifySaved(routineTicks.table, own, words, () => void removal({ id: own }, { name, removed: journal('removed') }));
    },
    /** Whether some data is still loading. While it loads, the page makes no statement about the day. */
    coming: [tasks.state, day.state, reading].includes('loading'),
    /** The state of the request for the day's ticks. */
    ticks: { state: reading, known, retry },
    lowEnergy: day.lowEnergy,
    setLowEnergy: day.setLowEnergy,
    isTicked: ({ id }: Task) => ticked.has(tickId(id, date)),
    /** Changes a tick without a toast, which would cover the next step. Resolves to whether the device stored the tick. */
    async tick({ id, name }: Task, wanted: boolean): Promise<boolean> {
      const own = tickId(id, date);
      try {
        if (!wanted) await removeRow(routineTicks.table, own);
        else if (!ticked.has(own)) await addRow(routineTicks.table, { date, task: name }, own);
        return true;
      } catch (problem) {
        notSaved(problem);
        return false;
      }
    },
  };
}

/** Whether energy is low on a day, and a function to change it. The function never rejects. */
export function useLowEnergy(date: CalendarDate) {
  const core = useMessages('core');
  const failed = useFailedToast();
  const { rows, state } = useEntries<LowEnergy>(routineDays.table, { date });
  return {
    state,
    lowEnergy: isLowEnergy(rows),
    async setLowEnergy(wanted: boolean): Promise<void> {
      try {
        // Two devices may each have made a row for the day, so all rows change. An id derived from the day would prevent the
        // second row, but another user could guess that id and use it first.
        if (rows.length === 0) await addRow(routineDays.table, { date, low_energy: wanted });
        for (const { id } of rows) await changeRow(routineDays.table, id, { low_energy: wanted });
      } catch (problem) {
        failed(core('errors.savingEntry'))(problem);
      }
    },
  };
}

/** An optimistic boolean. It shows the wanted value while the write is pending, then the stored one. */
export function useAtOnce(
  stored: boolean,
  write: (wanted: boolean) => Promise<unknown>,
): readonly [shown: boolean, ask: (wanted: boolean) => void] {
  const [asked, setAsked] = useState<boolean | null>(null);
  return [
    asked ?? stored,
    (wanted) => {
      setAsked(wanted);
      void write(wanted).finally(() => setAsked(null));
    },
  ];
}
