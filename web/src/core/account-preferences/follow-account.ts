import { QueryObserver } from '@tanstack/react-query';
import { messageStore } from '#core/messages/messages.ts';
import { currentOutbox, getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { Operation, RowValues } from '#core/rows/operation.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { rowsQuery } from '#core/row-cache/rows-query.ts';
import { putOwnColumns } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';
import { preferencesTable, readChoice, readChoices, refusedTimes, withWaiting, writeChoices } from './account-row.ts';
import { createLanguageFollower } from './follow-language.ts';
import { mergeChoices } from './merge-choices.ts';

/**
 * Keeps the preferences of this device and those of the person's account in step, until the answered function is called: takes over what
 * was chosen later elsewhere, and puts what was chosen here in the outbox. Without premium, icon colours are neither sent nor lost.
 */
export function followAccount(userId: string, isPremium: boolean): () => void {
  const observer = new QueryObserver(queryClient, rowsQuery(userId, preferencesTable, { kind: 'own' }));
  const followLanguage = createLanguageFollower();
  let stopped = false;
  let writing = false;
  let notKept = '';
  /** Column → the time of a choice that the server refused: it stays on this device, and isn't sent again in this visit. */
  let refused: Readonly<Record<string, number>> = {};

  function step(): void {
    const { data } = observer.getCurrentResult();
    const outbox = getOutboxState();
    // Without the account's row nothing can be compared; what is chosen meanwhile is on this device and is sent later.
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
    const values = writeChoices({ ...(isPremium && iconColours ? send : others), ...(language && { language }) }, refused);
    if (values) void write(values);
    if (Object.keys(take).length > 0) preferenceStore.take(take);
  }

  async function write(values: RowValues): Promise<void> {
    // What this device could not keep isn't tried over and over: it goes with the next choice, or at the next start.
    if (JSON.stringify(values) === notKept) return;
    writing = true;
    await putOwnColumns(preferencesTable, values).catch(() => (notKept = JSON.stringify(values)));
    writing = false;
    step();
  }

  /** Takes a refused write out of the outbox: it is no record, its choices hold here, and those after it would wait behind it. */
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
  return () => {
    stopped = true;
    stopOutbox();
    for (const stop of stops) stop();
  };
}
