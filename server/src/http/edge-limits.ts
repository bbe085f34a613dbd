/** Limits that the HTTP server applies before a client is authenticated. docs/operations.md lists them too. */
export const edgeLimits = {
  /**
   * The maximum bytes of a body. `body`: with a valid token. `bodyWithoutAccount`: without a token, and for all of
   * auth/v1. `bodyOfWebhook`: for a payment provider's signed event.
   */
  body: 1024 * 1024,
  bodyWithoutAccount: 16 * 1024,
  bodyOfWebhook: 256 * 1024,
  /**
   * The maximum bytes of large bodies (over `bodyWithoutAccount`) that are read at the same time: for one network
   * address, and in total.
   */
  bodiesOfAddress: 24 * 1024 * 1024,
  bodiesInAll: 96 * 1024 * 1024,
  /**
   * The time limit for receiving a body: `bodySeconds`, plus the body's size divided by `bodyBytesPerSecond`. So 5 MB
   * from a phone on a slow network may take 190 seconds.
   */
  bodySeconds: 30,
  bodyBytesPerSecond: 32 * 1024,
  /**
   * The time limit for reading a response: `answerSeconds`, plus the bytes that the client has read divided by
   * `answerBytesPerSecond`.
   */
  answerSeconds: 30,
  answerBytesPerSecond: 8 * 1024,
  /** The maximum bytes of responses that one network address has not read. */
  answersOfAddress: 32 * 1024 * 1024,
  /**
   * The maximum number of pending requests: for one network address, and in total. A high LIMIT_REQUESTS_PER_MINUTE
   * raises the limit of one address (listen.ts).
   */
  requestsOfAddress: 300,
  requestsInAll: 4000,
  /**
   * The maximum number of open sockets, including WebSockets: for one network address, and in total. Behind a trusted
   * proxy all sockets have the proxy's address, so only the total is limited.
   */
  connectionsOfAddress: 400,
  connectionsInAll: 8000,
  /**
   * How many connections the kernel queues until the server accepts them (the kernel's own limit is often 4,096). If
   * the queue is full, the kernel drops new connections, and clients retry after 1, 3 and 7 seconds.
   */
  connectionsWaiting: 4096,
  headersSeconds: 15,
  /**
   * After how many idle seconds the server closes a connection, without a proxy and behind one. A proxy must close idle
   * connections before the server does. Otherwise the proxy could send a request into a connection that the server is
   * closing.
   */
  idleSeconds: 10,
  idleSecondsOfProxy: 90,
} as const;
