import { refetchRows, settleInMemory } from '#core/row-cache/settle-in-memory.ts';
import { sessionStore, currentUserId } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { keepWhatWaits } from '#core/storage/lasting-storage.ts';
import { withLock } from '#core/storage/with-lock.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { retryWritingAfter } from '#core/server/response-headers.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { OutboxNews, OutboxState } from './outbox-dependencies.ts';
import { NotKept } from './not-kept.ts';
import type { NewOperation } from '#core/rows/operation.ts';
import { sendOperation } from './send-operation.ts';

interface TabNews {
  readonly userId: string;
  readonly news: OutboxNews;
}

const nobody: OutboxState = { ready: true, operations: [], sending: 'idle', broken: false };
const listeners = new Set<() => void>();
let outbox: Outbox | undefined;
let channel: BroadcastChannel | undefined;

/** Opened with the first outbox, which may send before the shell stands: what it sent must not stay unsaid. */
function openChannel(): void {
  if (channel || !('BroadcastChannel' in window)) return;
  channel = new BroadcastChannel('cogn-outbox');
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => {
    const open = currentOutbox();
    if (open && data.userId === open.userId) open.hear(data.news);
  });
}

function open(userId: string): Outbox {
  openChannel();
  const opened = createOutbox({
    userId,
    database: deviceDatabase,
    send: (operation) => sendOperation(dataClient(), operation),
    retryAfter: retryWritingAfter,
    isSignedIn: () => currentUserId() === userId,
    withLock,
    tell: (news) => channel?.postMessage({ userId, news } satisfies TabNews),
    settled: (settled) => settleInMemory(userId, settled),
    outOfDate: (tables) => refetchRows(userId, tables),
    stored: () => void keepWhatWaits(),
    now: () => new Date(),
  });
  opened.subscribe(announce);
  void opened.start();
  return opened;
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** The outbox of whoever is signed in, opened at the first use and changed with the person. */
export function currentOutbox(): Outbox | undefined {
  const userId = currentUserId();
  if (outbox?.userId !== (userId ?? undefined)) {
    outbox?.stop();
    outbox = userId ? open(userId) : undefined;
  }
  return outbox;
}

export function getOutboxState(): OutboxState {
  return currentOutbox()?.get() ?? nobody;
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a write on this device. Rejects with `NotKept` when that is impossible; then nothing was saved. */
export async function writeOperation(operation: NewOperation): Promise<void> {
  const open = currentOutbox();
  if (!open) throw new NotKept('signedOut');
  await open.write(operation);
}

/**
 * Called once by the signed-in shell: sends what waits now, when the network or the person comes back, and after a refresh of the
 * session; follows the other tabs. Answers a function that stops.
 */
export function startOutbox(): () => void {
  const send = () => void currentOutbox()?.flush();
  const sendWhenSeen = () => {
    if (document.visibilityState === 'visible') send();
  };
  openChannel();
  window.addEventListener('online', send);
  window.addEventListener('focus', send);
  document.addEventListener('visibilitychange', sendWhenSeen);
  const stopListening = sessionStore.subscribe(() => {
    const before = outbox;
    if (currentOutbox() !== before) announce();
    else send();
  });
  send();
  return () => {
    window.removeEventListener('online', send);
    window.removeEventListener('focus', send);
    document.removeEventListener('visibilitychange', sendWhenSeen);
    stopListening();
    channel?.close();
    channel = undefined;
    outbox?.stop();
  };
}
