export interface TextMessage {
  /** E.164 without the plus, as accounts keep it. */
  to: string;
  text: string;
}

/** The way out for text messages. Rejects with `SmsNotSent` when the message could not be handed over. */
export interface Sms {
  send(message: TextMessage): Promise<void>;
}

/**
 * A text message that the provider did not take: this one (a number that it cannot reach), or any at all (`provider`). Its message names the
 * provider's error code, never the phone number.
 */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
  readonly because: 'message' | 'provider';

  constructor(because: 'message' | 'provider', message: string, options?: ErrorOptions) {
    super(message, options);
    this.because = because;
  }
}
