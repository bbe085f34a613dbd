/** A device as its browser described it: the address of its push service, and the keys that encrypt messages to it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** The payload for the device's service worker. */
  payload: object;
  /** Seconds for which the push service stores the message for an offline device. */
  lifetime: number;
  /**
   * The push service replaces an undelivered message by a later message of the same topic. At most 32 characters of
   * base64url.
   */
  topic: string;
}

/**
 * The result of sending a message. `accepted`: the push service will deliver it. `gone`: the device no longer exists.
 * `later`: a retry may succeed; the value is the reason as a code, and `after` is the service's `retry-after` in
 * milliseconds. `refused`: no retry can succeed; the value is the reason as a code.
 */
export type PushDeliveryStatus = 'accepted' | 'gone' | { later: string; after: number | null } | { refused: string };

/** Sends messages to users' devices. */
export interface Push {
  /** The public key by which browsers subscribe to this server. */
  publicKey: string;
  /** Whether this server would send to an endpoint. */
  isEndpoint(endpoint: string): boolean;
  /** Sends one message. Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<PushDeliveryStatus>;
}
