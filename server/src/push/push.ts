/** A device as its browser described it: where its push service is, and the keys by which only it can read. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What the device's service worker is given. */
  payload: object;
  /** How long the push service keeps it for a device that is away, in seconds. */
  lifetime: number;
  /** A later message of the same topic takes the place of one that was not delivered yet; at most 32 letters of base64url. */
  topic: string;
}

/**
 * What came of handing a message over. taken: the service will deliver it. gone: there is no such device any more. later: not taken this time;
 * `after` is what the service asked for, in milliseconds. refused: it never will be, with the reason as a code.
 */
export type PushDeliveryStatus = 'taken' | 'gone' | { later: string; after: number | null } | { refused: string };

/** The way to people's devices. */
export interface Push {
  /** By which browsers subscribe to this server. */
  publicKey: string;
  /** Whether an endpoint is one that this server would send to. */
  isEndpoint(endpoint: string): boolean;
  /** Hands one message over. Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<PushDeliveryStatus>;
}
