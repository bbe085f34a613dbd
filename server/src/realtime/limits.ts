import { leakyBuckets } from '#http/leaky-buckets.ts';
/** The limits of realtime/v1 in one process; docs/protocol.md lists them too. Times are in milliseconds. */
export const limits = {
  connections: 5_000,
  connectionsOfAddress: 200,
  channelsOfConnection: 10,
  channelsOfPerson: 40,
  bindingsOfChannel: 20,
  /** Maximum bytes of one message. The longest part of a message is a token. */
  message: 64 * 1024,
  /**
   * Maximum fragments of one message. It bounds the server's memory: the server buffers fragments until the last one
   * arrives. Real clients send few fragments.
   */
  fragments: 64,
  /**
   * Maximum bytes of one message before the first join. Any client may connect, and a join is only a token and a few
   * tables.
   */
  messageBeforeJoin: 8 * 1024,
  messagesInTenSeconds: 100,
  /** After this many refused messages in sequence, the server closes the connection. The client then reconnects. */
  refusedMessages: 20,
  /**
   * The maximum messages and bytes of all sockets of one network address: in a burst, and per second. The burst allows two
   * hundred sockets to rejoin at the same time. Afterwards sockets send only occasionally.
   */
  addressMessagesAtOnce: 1000,
  addressMessagesASecond: 50,
  addressBytesAtOnce: 1024 * 1024,
  addressBytesASecond: 64 * 1024,
  /** New sockets of one network address per minute. A high LIMIT_REQUESTS_PER_MINUTE raises it (accept-sockets.ts). */
  openingsAMinute: 300,
  /** Maximum bytes of a connection's messages that wait while one is processed. Beyond it, the connection is closed. */
  waiting: 256 * 1024,
  /** Maximum bytes that a slow client has not read. Beyond it, the server ends the connection. */
  unread: 1024 * 1024,
  /**
   * Maximum rows that the server sends to a user's channels per second, and in a burst after a quiet time. Beyond these
   * limits, the server sends an error message instead of the rows, and the client must refetch the table.
   */
  rowsASecond: 100,
  rowsAtOnce: 200,
  /**
   * Maximum bytes of broadcasts and presence that one user's channels receive: in a burst, and per second. Each receiving channel
   * counts, because one message can go to all of the user's channels.
   */
  peerBytesAtOnce: 1024 * 1024,
  peerBytesASecond: 128 * 1024,
  /** Maximum bytes that one channel can track as its presence, and maximum characters of its key. */
  presence: 1024,
  presenceKey: 100,
  /**
   * After this time without a message, or without a channel, a connection is closed. Clients send a message every 25
   * seconds.
   */
  idle: 60_000,
  /**
   * Milliseconds for which changes are collected before they are sent: `gatherFirst` usually, and `gatherMore` if more
   * changes arrived while earlier ones were being sent.
   */
  gatherFirst: 20,
  gatherMore: 150,
  check: 5_000,
  renewal: 60_000,
  /**
   * After a join has registered a listener in the database, further joins do not register it again for this long. The
   * database ignores a listener three minutes after its last registration.
   */
  kept: 30_000,
} as const;

/** A limit for the messages of one network address, which all its sockets share. */
interface MessageBudget {
  /** Counts one message, before it is parsed. Returns false if the limit of messages or of bytes is exceeded. */
  spend(address: string, bytes: number): boolean;
  /** Drops addresses without recent messages. */
  sweep(): void;
}

/** Creates the message limit of all network addresses. `now` is a monotonic clock in milliseconds. */
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
