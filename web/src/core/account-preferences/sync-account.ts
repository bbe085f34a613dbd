import { QueryObserver } from '@tanstack/react-query';
import { messageStore } from '#core/messages/messages.ts';
import { currentOutbox, getOutboxState, subscribeToOutbox, writeOperation } from '#core/outbox/current-outbox.ts';
import { ownRowId, type Operation, type RowValues } from '#core/rows/operation.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { rowsQuery } from '#core/row-cache/rows-query.ts';
import { currentUserId } from '#core/session/session.ts';
import { preferencesTable, readChoice, readChoices, refusedTimes, withWaiting, writeChoices } from './account-row.ts';
import { createLanguageFollower } from './sync-language.ts';
import { mergeChoices } from './merge-choices.ts';

/**
 * Syncs this device's preferences with the account's until `stop` is called. Applies newer choices of other devices and puts
 * new local choices in the outbox. Without premium, icon colours stay on this device and are not sent. Call `step` when
 * premium changes.
 */
export function syncAccount(
  userId: string,
  isPremium: () => boolean,
): { readonly step: () => void; readonly stop: () => void } {
  const observer = new QueryObserver(queryClient, rowsQuery(userId, preferencesTable, { kind: 'own' }));
  const followLanguage = createLanguageFollower();
  let stopped = false;
  let writing = false;
  let notStored = '';
  /**
   * Column → time of a choice that the server refused. The choice stays on this device. It is sent again only after the next
   * sign-in or reload, because this list then starts empty.
   */
  let refused: Readonly<Record<string, number>> = {};

  function step(): void {
    const { data } = observer.getCurrentResult();
    const outbox = getOutboxState();
    // Without the account's row there is nothing to compare. New choices stay on this device and are sent later.
    if (stopped || writing || data === undefined || !outbox.ready || currentUserId() !== userId) return;
    const waiting = outbox.operations.filter(({ table }) => table === preferencesTable);
    const no = waiting.find(({ refusal }) => refusal);
    if (no) {
      void forget(no);
      return;
    }
    const account = withWaiting(data[0], waiting);
    const { take, send } = mergeChoices(preferenceStore.choices(), readChoices(account));
    const { iconColours, ...others } = send;
    const language = followLanguage(readChoice(account, 'language'));
    const values = writeChoices({ ...(isPremium() && iconColours ? send : others), ...(language && { language }) }, refused);
    if (values) void write(values);
    if (Object.keys(take).length > 0) preferenceStore.take(take);
  }

  async function write(values: RowValues): Promise<void> {
    // If the device could not store this write, do not retry in a loop. The next choice or the next start sends it.
    if (JSON.stringify(values) === notStored) return;
    writing = true;
    // `isIndependent` prevents that the outbox merges these values into a refused write that `step` has not seen yet.
    // Otherwise the server would refuse them too, and `chosen_at` would lose the times of the refused choices.
    const next = { table: preferencesTable, rowId: ownRowId, kind: 'put', values, isIndependent: true } as const;
    await writeOperation(next).catch(() => (notStored = JSON.stringify(values)));
    writing = false;
    step();
  }

  /** Removes a refused write from the outbox, where it would block later writes. Its choices stay on this device. */
  async function forget(operation: Operation): Promise<void> {
    refused = { ...refused, ...refusedTimes(operation.values) };
    writing = true;
    const gone = await currentOutbox()
      ?.discard(operation.id)
      .then(
        () => true,
        () => false,
      );
    writing = false;
    if (gone) step();
  }

  const stops = [observer, preferenceStore, messageStore].map((store) => store.subscribe(step));
  const stopOutbox = subscribeToOutbox(step);
  step();
  return {
    step,
    stop() {
      stopped = true;
      stopOutbox();
      for (const stop of stops) stop();
    },
  };
}
