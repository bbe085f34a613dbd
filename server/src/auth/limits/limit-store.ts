/** How often something happened within a window that starts with the first time. */
export interface Count {
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** Where counts are kept. `now` is the server's clock, in milliseconds since 1970. */
export interface LimitStore {
  add(key: string, windowSeconds: number, now: number): Promise<Count>;
  forget(key: string): Promise<void>;
}
