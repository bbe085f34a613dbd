/** Limits of the HTTP server before a client is authenticated; docs/operations.md lists them too. */
export const edgeLimits = {
  /**
   * Body sizes: for a signed-in user's request, for any other request and auth/v1, and for a payment provider's signed
   * event.
   */
  body: 1024 * 1024,
  bodyWithoutAccount: 16 * 1024,
  bodyOfWebhook: 256 * 1024,
  /** Bytes of larger bodies being read at once, for one network address and in total. */
  bodiesOfAddress: 24 * 1024 * 1024,
  bodiesInAll: 96 * 1024 * 1024,
  /** The time limit of a body, which grows with its size: 5 MB from a phone on a slow network take two minutes. */
  bodySeconds: 30,
  bodyBytesPerSecond: 32 * 1024,
  /** The time limit for reading a response, which grows with the bytes read. */
  answerSeconds: 30,
  answerBytesPerSecond: 8 * 1024,
  /** Unread response bytes for one network address. */
  answersOfAddress: 32 * 1024 * 1024,
  /** Pending requests. A server that allows more requests a minute allows more of these. */
  requestsOfAddress: 300,
  requestsInAll: 4000,
  /** Open sockets, including WebSockets. Behind a trusted proxy all belong to its address, so only the total counts. */
  connectionsOfAddress: 400,
  connectionsInAll: 8000,
  /**
   * Connections that the kernel queues until the server accepts them (its own limit is often 4,096). If the queue is
   * full, a dropped client retries after 1, 3 and 7 seconds.
   */
  connectionsWaiting: 4096,
  headersSeconds: 15,
  /**
   * Idle timeouts without a proxy and behind one. The proxy must close first, or it would send a request into a closing
   * connection.
   */
  idleSeconds: 10,
  idleSecondsOfProxy: 90,
} as const;
