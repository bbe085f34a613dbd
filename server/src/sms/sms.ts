export interface TextMessage {
  /** The phone number in E.164 without the plus, as accounts store it. */
  to: string;
  text: string;
  /** The address for the provider's status reports, if any. */
  statusCallback?: string | undefined;
}

/** A message that the provider accepted, with the provider's id. */
export interface SentText {
  id: string;
}

/** The provider's status of an accepted message. `code` is the provider's error number. */
export interface TextDeliveryStatus {
  state: 'underway' | 'delivered' | 'failed';
  code?: string | undefined;
}

/** Sends text messages. Rejects with `SmsNotSent` if the provider did not accept the message. */
export interface Sms {
  send(message: TextMessage): Promise<SentText>;
  /** Asks the provider for a message's status. Rejects if there is no response. */
  find(id: string): Promise<TextDeliveryStatus>;
  /** False for the mail catcher, whose messages reach nobody. */
  reachesPeople: boolean;
}

/**
 * A text message that the provider did not accept. `because` is 'message' if the cause is this message or number, and
 * 'provider' if the cause affects all messages. The error's text contains the provider's error code, never the phone
 * number. `uncertain` means that no clear response came, so the provider may have accepted the message.
 */
export class SmsNotSent extends Error {
  override name = 'SmsNotSent';
  readonly because: 'message' | 'provider';
  readonly uncertain: boolean;
  /** The provider's error number. */
  readonly providerCode: string | undefined;
  /** The provider's `retry-after`, in seconds. */
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
