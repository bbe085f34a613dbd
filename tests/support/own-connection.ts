/**
 * Asked for with these headers, a request takes a connection of its own. One that is kept for later may be closed by the server in the
 * very moment in which a story asks again, minutes on: "other side closed".
 */
export const ownConnection = { connection: 'close' } as const;
