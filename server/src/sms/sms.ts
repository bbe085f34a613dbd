export interface TextMessage {
  /** E.164 without the plus, as accounts keep it. */
  to: string;
  text: string;
}

/** The way out for text messages. Rejects when the message could not be handed over. */
export interface Sms {
  send(message: TextMessage): Promise<void>;
}
