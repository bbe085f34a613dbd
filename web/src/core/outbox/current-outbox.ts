import { refetchRows, applyWriteToCache } from '#core/row-cache/apply-write-to-cache.ts';
import { sessionStore, currentUserId } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { requestPersistence } from '#core/storage/persistent-storage.ts';
import { withLock } from '#core/storage/with-lock.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { retryWritingAfter } from '#core/server/response-headers.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { OutboxNews, OutboxState } from './outbox-dependencies.ts';
import { NotStored } from './write-problems.ts';
import type { NewOperation } from '#core/rows/operation.ts';
import { sendOperation } from './send-operation.ts';

interface TabNews {
  readonly userId: string;
  readonly news: OutboxNews;
}

const nobody: OutboxState = { ready: true, late: false, operations: [], sending: 'idle', broken: false };
const listeners = new Set<() => void>();
let outbox: Outbox | undefined;
let channel: BroadcastChannel | undefined;

/** Opens the channel to other tabs when the first outbox is created: the outbox may notify them before the shell renders. */
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
    notify: (news) => channel?.postMessage({ userId, news } satisfies TabNews),
    settled: (settled) => applyWriteToCache(userId, settled),
    outOfDate: (tables) => refetchRows(userId, tables),
    stored: () => void requestPersistence(),
    now: () => new Date(),
  });
  opened.subscribe(announce);
  void opened.start();
  return opened;
}

function announce(): void {
  for (const listener of listeners) listener();
}

/**
 * The outbox of the signed-in person, opened on first use and replaced when the person changes. Undefined if nobody is
 * signed in.
 */
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

/** Stores a write on this device. Rejects with `NotStored` if that is impossible. */
export async function writeOperation(operation: NewOperation): Promise<void> {
  const open = currentOutbox();
  if (!open) throw new NotStored('signedOut');
  await open.write(operation);
}

/**
 * The signed-in shell calls this once. It sends pending writes now, when the network returns, when the page becomes visible,
 * and after a session refresh. It also listens to the other tabs. Returns a function that stops this.
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
