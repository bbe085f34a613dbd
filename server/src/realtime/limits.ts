/** What one process of realtime/v1 takes; docs/protocol.md tells the same. Times in milliseconds. */
export const limits = {
  connections: 5_000,
  connectionsOfAddress: 200,
  channelsOfConnection: 10,
  channelsOfPerson: 40,
  bindingsOfChannel: 20,
  /** Bytes of one message; a token is the longest thing in it. */
  message: 64 * 1024,
  messagesInTenSeconds: 100,
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
} as const;
