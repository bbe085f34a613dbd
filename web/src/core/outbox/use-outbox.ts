import { useSyncExternalStore } from 'react';
import { currentOutbox, getOutboxState, subscribeToOutbox } from './current-outbox.ts';
import type { OutboxState } from './outbox-dependencies.ts';
import type { Operation, Refusal } from '#core/rows/operation.ts';

/** A write that the server refused. */
export type RefusedOperation = Operation & { readonly refusal: Refusal };

/** The outbox as pages use it: what is saved, what is not, and the actions on it. */
export interface OutboxView {
  /** False until the device's store has been read. */
  readonly ready: boolean;
  /** Writes that are stored on this device and wait for the server. */
  readonly waiting: readonly Operation[];
  /**
   * Writes that the server refused, with the reason (`refusalWord`). They stay until the person corrects, retries or
   * discards them.
   */
  readonly refused: readonly RefusedOperation[];
  readonly sending: OutboxState['sending'];
  /**
   * The device's store could not be read, for example because the browser has no IndexedDB. If a write fails too, its form
   * keeps the text.
   */
  readonly broken: boolean;
  readonly retry: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
}

/** The outbox of the signed-in person. */
export function useOutbox(): OutboxView {
  const { ready, operations, sending, broken } = useSyncExternalStore(subscribeToOutbox, getOutboxState);
  return {
    ready,
    waiting: operations.filter((operation) => !operation.refusal),
    refused: operations.filter((operation): operation is RefusedOperation => operation.refusal !== undefined),
    sending,
    broken,
    retry,
    discard,
  };
}

async function retry(id: string): Promise<void> {
  await currentOutbox()?.retry(id);
}

async function discard(id: string): Promise<void> {
  await currentOutbox()?.discard(id);
}

let show: (() => void) | undefined;

/** The shell registers how to open its list of refused writes. Returns a function that unregisters it. */
export function onOpenRefusedList(open: () => void): () => void {
  show = open;
  return () => {
    if (show === open) show = undefined;
  };
}

/** Opens the list of refused writes. */
export function openRefusedList(): void {
  show?.();
}
