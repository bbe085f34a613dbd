import { leakyBuckets } from '#http/leaky-buckets.ts';
/** The limits of one process of realtime/v1; docs/protocol.md lists them too. Times in milliseconds. */
export const limits = {
  connections: 5_000,
  connectionsOfAddress: 200,
  channelsOfConnection: 10,
  channelsOfPerson: 40,
  bindingsOfChannel: 20,
  /** Bytes of one message; a token is its longest part. */
  message: 64 * 1024,
  /** Fragments of one message: the server buffers them until the last one arrives, and no real client sends many. */
  fragments: 64,
  /** Bytes of one message before the first join: any client may connect, and a join is only a token and a few tables. */
  messageBeforeJoin: 8 * 1024,
  messagesInTenSeconds: 100,
  /** Consecutive refused messages before the connection ends; the client then reconnects. */
  refusedMessages: 20,
  /**
   * Messages and bytes of all sockets of one network address: two hundred may rejoin at once, and then send occasionally.
   */
  addressMessagesAtOnce: 1000,
  addressMessagesASecond: 50,
  addressBytesAtOnce: 1024 * 1024,
  addressBytesASecond: 64 * 1024,
  /** New sockets of one network address per minute; a high LIMIT_REQUESTS_PER_MINUTE raises it (accept-sockets.ts). */
  openingsAMinute: 300,
  /** Bytes of a connection's messages that may wait while one is processed. */
  waiting: 256 * 1024,
  /** Bytes that wait for a slow reader. */
  unread: 1024 * 1024,
  /** Rows per second sent to a user's channels, and the burst after a quiet time. */
  rowsASecond: 100,
  rowsAtOnce: 200,
  /** Timeout of a connection without a message or without a channel. Clients send a message every 25 seconds. */
  idle: 60_000,
  /** How long changes are collected before they are sent: at first, and while more of them arrive. */
  gatherFirst: 20,
  gatherMore: 150,
  check: 5_000,
  renewal: 60_000,
  /**
   * How long a join relies on an earlier registration of the same listener. The database ignores a listener three
   * minutes after its last renewal.
   */
  kept: 30_000,
} as const;

/** The shared message limit of one network address's sockets. */
interface MessageBudget {
  /** Counts one message before it is parsed. Returns false if the message or byte limit is exceeded. */
  spend(address: string, bytes: number): boolean;
  /** Drops addresses without recent messages. */
  sweep(): void;
}

/** `now` is a monotonic clock in milliseconds. */
export function messageBudget(now?: () => number): MessageBudget {
  const messages = leakyBuckets({ atOnce: limits.addressMessagesAtOnce, aSecond: limits.addressMessagesASecond }, now);
  const sizes = leakyBuckets({ atOnce: limits.addressBytesAtOnce, aSecond: limits.addressBytesASecond }, now);
  return {
    spend: (address, bytes) => !messages.isFull(address) && sizes.fill(address, bytes) && messages.fill(address),
    sweep() {
      messages.sweep();
      sizes.sweep();
    },
  };
}
