import { leakyBuckets } from '#http/leaky-buckets.ts';
/** What one process of realtime/v1 takes; docs/protocol.md lists the same. Times in milliseconds. */
export const limits = {
  connections: 5_000,
  connectionsOfAddress: 200,
  channelsOfConnection: 10,
  channelsOfPerson: 40,
  bindingsOfChannel: 20,
  /** Bytes of one message; a token is the longest thing in it. */
  message: 64 * 1024,
  /** Parts that one message may come in: each is stored by itself until the last one is there, and no client sends many. */
  fragments: 64,
  /** The same as long as no channel was joined: by then anybody may be talking, and a join is a token and a few tables. */
  messageBeforeJoin: 8 * 1024,
  messagesInTenSeconds: 100,
  /** Messages in a row that were refused; a client that was refused so often starts again. */
  refusedMessages: 20,
  /** Of all sockets of one network address: two hundred may join again at once, and then say something now and then. */
  addressMessagesAtOnce: 1000,
  addressMessagesASecond: 50,
  addressBytesAtOnce: 1024 * 1024,
  addressBytesASecond: 64 * 1024,
  /** Sockets that one network address may open in a minute, where it may ask for the usual 1,200 things. */
  openingsAMinute: 300,
  /** Bytes of messages of one connection that may wait while one is answered. */
  waiting: 256 * 1024,
  /** Bytes that wait for a slow reader. */
  unread: 1024 * 1024,
  /** Rows a second that a person's channels are sent, and how many at once after a quiet time. */
  rowsASecond: 100,
  rowsAtOnce: 200,
  /** Without a word, or without a channel: clients say something every 25 seconds. */
  idle: 60_000,
  /** How long changes are gathered, the first time and while more of them come. */
  gatherFirst: 20,
  gatherMore: 150,
  check: 5_000,
  renewal: 60_000,
  /** So long a join believes that the database knows of this listener already, who is forgotten three minutes after the last word. */
  kept: 30_000,
} as const;

/** What the sockets of one network address may send, all of them together. */
interface MessageBudget {
  /** Counts one message before anything reads it. False: it is one too many, or there were too many bytes lately. */
  spend(address: string, bytes: number): boolean;
  /** Drops addresses that said nothing lately. */
  sweep(): void;
}

/** `now` is a clock in milliseconds that only goes forward. */
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
