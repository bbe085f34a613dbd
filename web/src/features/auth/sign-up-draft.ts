/** What is typed on the sign-up form, without passwords: stored on the device until the request is sent. */
export interface SignUpDraft {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
  /** What the account goes by. Absent in what was typed before there was a choice: then it is the e-mail. */
  readonly by?: 'email' | 'phone';
  /** A wish: it grants nothing. */
  readonly plan: 'free' | 'premium';
  readonly health: boolean;
  readonly spirituality: boolean;
  readonly crisisMessages: boolean;
  readonly privacy: boolean;
}

/** Nothing typed, nothing ticked. */
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

/** Whether the account is to go by the phone: as the person chose, where the server sends text messages. */
export function goesByPhone({ by }: Pick<SignUpDraft, 'by'>, sms: boolean): boolean {
  return sms && by === 'phone';
}
