/** Limits of the HTTP server before a client is authenticated; docs/operations.md lists them too. */
export const edgeLimits = {
  /**
   * Maximum bytes of a body: of a signed-in user's request, of any other request and all of auth/v1, and of a payment
   * provider's signed event.
   */
  body: 1024 * 1024,
  bodyWithoutAccount: 16 * 1024,
  bodyOfWebhook: 256 * 1024,
  /** Bytes of bodies over `bodyWithoutAccount` that are read at once, for one network address and in total. */
  bodiesOfAddress: 24 * 1024 * 1024,
  bodiesInAll: 96 * 1024 * 1024,
  /** The time limit of a body, which grows with its size: 5 MB from a phone on a slow network may take 190 seconds. */
  bodySeconds: 30,
  bodyBytesPerSecond: 32 * 1024,
  /** The time limit for reading a response, which grows with the bytes read. */
  answerSeconds: 30,
  answerBytesPerSecond: 8 * 1024,
  /** Unread response bytes for one network address. */
  answersOfAddress: 32 * 1024 * 1024,
  /**
   * Pending requests, for one network address and in total. A high LIMIT_REQUESTS_PER_MINUTE raises the first (listen.ts).
   */
  requestsOfAddress: 300,
  requestsInAll: 4000,
  /** Open sockets, including WebSockets. Behind a trusted proxy all have its address, so only the total is limited. */
  connectionsOfAddress: 400,
  connectionsInAll: 8000,
  /**
   * Connections that the kernel queues until the server accepts them (its own limit is often 4,096). If the queue is
   * full, a dropped client retries after 1, 3 and 7 seconds.
   */
  connectionsWaiting: 4096,
  headersSeconds: 15,
  /**
   * Idle timeouts without a proxy and behind one. The proxy must close first: otherwise it could send a request into a
   * closing connection.
   */
  idleSeconds: 10,
  idleSecondsOfProxy: 90,
} as const;
