export interface TextMessage {
  /** E.164 without the plus, as accounts keep it. */
  to: string;
  text: string;
  /** The address for the provider's status reports, if any. */
  statusCallback?: string | undefined;
}

/** A message that the provider took, by the provider's own id. */
export interface SentText {
  id: string;
}

/** What a provider knows of a message that it took. `code` is its own number for what went wrong. */
export interface TextDeliveryStatus {
  state: 'underway' | 'delivered' | 'failed';
  code?: string | undefined;
}

/** The way out for text messages. Rejects with `SmsNotSent` when the message could not be handed over. */
export interface Sms {
  send(message: TextMessage): Promise<SentText>;
  /** Asks what became of a message. Rejects when nobody answers. */
  find(id: string): Promise<TextDeliveryStatus>;
  /** False for the local outbox: what it takes reaches nobody. */
  reachesPeople: boolean;
}

/**
 * A text message that the provider did not take: this one (a number that it cannot reach), or any at all (`provider`). Its message names the
 * provider's error code, never the phone number. `uncertain`: no answer came, so it may have been taken all the same.
 */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
  readonly because: 'message' | 'provider';
  readonly uncertain: boolean;
  /** The provider's own number for it. */
  readonly providerCode: string | undefined;
  /** Seconds that it asked to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(
    because: 'message' | 'provider',
    message: string,
    options: ErrorOptions & { uncertain?: boolean; providerCode?: string; retryAfter?: number } = {},
  ) {
    super(message, options);
    this.because = because;
    this.uncertain = options.uncertain ?? false;
    this.providerCode = options.providerCode;
    this.retryAfter = options.retryAfter;
  }
}
