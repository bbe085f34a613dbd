/** What the HTTP server takes from clients, most of whom it does not know; docs/operations.md lists the same. */
export const edgeLimits = {
  /** Bodies: of a signed-in person's request, of any other request and of auth/v1, and of a payment provider's signed event. */
  body: 1024 * 1024,
  bodyWithoutAccount: 16 * 1024,
  bodyOfWebhook: 256 * 1024,
  /** Larger bodies that are being read at one moment, for one network address and for all. */
  bodiesOfAddress: 24 * 1024 * 1024,
  bodiesInAll: 96 * 1024 * 1024,
  /** A body has this long, and longer the larger it is: 5 MB from a telephone on a slow network take two minutes. */
  bodySeconds: 30,
  bodyBytesPerSecond: 32 * 1024,
  /** An answer has this long to be taken, and longer the more of it was taken. */
  answerSeconds: 30,
  answerBytesPerSecond: 8 * 1024,
  /** Bytes of answers that one network address has asked for and does not take. */
  answersOfAddress: 32 * 1024 * 1024,
  /** Requests without a complete answer. A server that allows more requests a minute allows more of these. */
  requestsOfAddress: 300,
  requestsInAll: 4000,
  /** Open sockets, WebSockets too. Behind a trusted proxy all belong to its address, so only the sum counts. */
  connectionsOfAddress: 400,
  connectionsInAll: 8000,
  /** Connections that the kernel holds until they are taken (its own bound is often 4,096). When it has no room, a client that is let down tries again after 1, 3 and 7 seconds. */
  connectionsWaiting: 4096,
  headersSeconds: 15,
  /** An idle connection without a proxy, and of a proxy, which must be the one to end it: else it sends a request into a closing one. */
  idleSeconds: 10,
  idleSecondsOfProxy: 90,
} as const;
