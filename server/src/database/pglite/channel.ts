/** The way to one embedded PostgreSQL: bytes of its wire protocol go in, the bytes of its answer come back. */
export interface Channel {
  /** Sends messages that end in one or more points of synchronisation. Calls are answered in their order. Rejects with a `DatabaseError`. */
  send(messages: Uint8Array, limitMilliseconds: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
