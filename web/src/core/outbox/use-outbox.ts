import { useSyncExternalStore } from 'react';
import { currentOutbox, getOutboxState, subscribeToOutbox } from './current-outbox.ts';
import type { OutboxState } from './outbox-dependencies.ts';
import type { Operation, Refusal } from '#core/rows/operation.ts';

/** A write that the server refused. */
export type RefusedOperation = Operation & { readonly refusal: Refusal };

/** What a page needs to say truthfully what is saved and what isn't, and to let the person act on it. */
export interface OutboxView {
  /** On this device, on their way to the server. */
  readonly waiting: readonly Operation[];
  /** Refused by the server, with the reason (`refusalWord`). They stay until mended, retried or discarded. */
  readonly refused: readonly RefusedOperation[];
  readonly sending: OutboxState['sending'];
  /** This browser keeps nothing on the device (no IndexedDB): a write is refused at once and the form keeps its text. */
  readonly broken: boolean;
  readonly retry: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
}

/** The outbox of the signed-in person. */
export function useOutbox(): OutboxView {
  const { operations, sending, broken } = useSyncExternalStore(subscribeToOutbox, getOutboxState);
  return {
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

/** Opens the list of refused writes, from beside an entry that is among them. */
export function openRefusedList(): void {
  show?.();
}
