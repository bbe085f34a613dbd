/** The content of the sign-up form without passwords: stored on the device until the request is sent. */
export interface SignUpDraft {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
  /** The account's identifier: e-mail or phone. Absent in older drafts, which used the e-mail. */
  readonly by?: 'email' | 'phone';
  /** A wish for premium, which grants nothing. */
  readonly plan: 'free' | 'premium';
  readonly health: boolean;
  readonly spirituality: boolean;
  readonly crisisMessages: boolean;
  readonly privacy: boolean;
}

/** An empty draft. */
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

/** Whether the account uses the phone: the person chose it, and the server sends text messages. */
export function goesByPhone({ by }: Pick<SignUpDraft, 'by'>, sms: boolean): boolean {
  return sms && by === 'phone';
}
