/**
 * Headers that give a request its own connection. A test may reuse a pooled connection minutes later, just when the server closes
 * it as idle. The request would then fail with "other side closed".
 */
export const ownConnection = { connection: 'close' } as const;
