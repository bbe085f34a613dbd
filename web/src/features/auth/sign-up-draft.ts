/** The content of the sign-up form without its passwords. The device stores it until the request is sent. */
export interface SignUpDraft {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
  /** How the account is identified. Older drafts lack this field and used the e-mail. */
  readonly by?: 'email' | 'phone';
  /** The plan that the person would like. Choosing premium here grants nothing. */
  readonly plan: 'free' | 'premium';
  readonly health: boolean;
  readonly spirituality: boolean;
  readonly crisisMessages: boolean;
  readonly privacy: boolean;
}

export const emptySignUp: SignUpDraft = {
  fullName: '',
  phone: '',
  address: '',
  email: '',
  plan: 'free',
  health: false,
  spirituality: false,
  crisisMessages: false,
  privacy: false,
};

/** Whether the phone identifies the account: the person chose it, and the server sends text messages. */
export function goesByPhone({ by }: Pick<SignUpDraft, 'by'>, sms: boolean): boolean {
  return sms && by === 'phone';
}
