/**
 * Headers that give a request its own connection. The server may close an idle pooled connection just when
 * a test reuses it minutes later: "other side closed".
 */
export const ownConnection = { connection: 'close' } as const;
