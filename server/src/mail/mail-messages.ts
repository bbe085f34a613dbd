import type { Language } from './language.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { pt } from './messages/pt.ts';
import { zh } from './messages/zh.ts';
/** The texts of a mail with a link and a code. */
export interface ActionMessages {
  subject: string;
  title: string;
  lead: string;
  /** The button's label: a verb and its object. */
  button: string;
  /**
   * The text before the code. Replaces `MailMessages.code` in mails whose code the user types on a page other than the
   * confirmation page.
   */
  code?: string;
  /** The advice for a recipient who did not request this mail. */
  unasked: string;
}

/** A change of an account's credentials or access, of which the server notifies the owner. */
export type Notice =
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'recovery_codes_removed'
  | 'calendar_address_made'
  | 'push_device_added';

/** All texts of our mails in one language. Each language has its own file in messages/. */
export interface MailMessages {
  /** The value of the `lang` attribute. */
  tag: string;
  hello: string;
  code: string;
  address: string;
  validFor: (hours: number) => string;
  signup: ActionMessages;
  recovery: ActionMessages;
  magiclink: ActionMessages;
  /** `email_change` goes to the new address, `email_change_current` to the account's current address. */
  email_change: ActionMessages;
  email_change_current: ActionMessages;
  invite: ActionMessages;
  /** The mail with only a code and no link. */
  reauthentication: {
    subject: string;
    title: string;
    code: string;
    validFor: string;
    unasked: string;
  };
  accountExists: {
    subject: string;
    title: string;
    lead: string;
    signIn: string;
    newPassword: string;
    unasked: string;
  };
  deletion: {
    /** `moment` is a date and time in UTC, in the language's own form. */
    asked: { subject: string; title: string; lead: (moment: string) => string; keep: string; unasked: string };
    kept: { subject: string; title: string; lead: string; unasked: string };
    done: { subject: string; title: string; lead: string; rest: string };
  };
  notices: Record<Notice, { subject: string; title: string; lead: string }>;
  noticeFacts: {
    /** `moment` is a date and time in UTC, in the language's own form. */
    when: (moment: string) => string;
    device: (messages: string) => string;
    /**
     * `known` is for an owner who made the change, `unknown` for an owner who did not. `lost` replaces `unknown` in a mail to an
     * old e-mail address, which can no longer sign in.
     */
    known: string;
    unknown: string;
    lost: string;
  };
}

export const mailMessages: Record<Language, MailMessages> = { pt, en, es, fr, it, ja, zh };
