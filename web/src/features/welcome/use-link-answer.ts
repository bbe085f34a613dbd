import type { MailLink } from '#shared-features/auth-ui/read-mail-link.ts';
import type { LinkAnswer } from '#shared-features/auth-ui/redeem-link.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';

/** The state of the history entry after the link's parameters are removed. */
export interface WelcomeState {
  readonly link?: MailLink;
  /** Whether the person has just confirmed the address on the sign-up page, by a code. */
  readonly justConfirmed?: boolean;
  /**
   * Whether the page continues to the plans, because the person asked for premium at sign-up. It is set from the account,
   * because some mail links lack the parameter `premium`.
   */
  readonly premium?: boolean;
  /** The result of a change of e-mail (`half`: one of the two addresses has confirmed it), or a refused link. */
  readonly answer?: 'half' | 'changed' | 'refused';
}

/** Returns a function that sets this page's state according to the server's response to a mail link. */
export function useLinkAnswer(settle: (state: WelcomeState) => void) {
  const t = useMessages('welcome');
  const { showToast } = useToast();
  return (answer: Exclude<LinkAnswer, { kind: 'offline' | 'failed' }>): void => {
    // Sets the state even if a user is signed in, because the link may belong to another account or to that user's change
    // of e-mail.
    if (answer.kind === 'refused') return settle({ link: { kind: 'refused' }, answer: 'refused' });
    if (answer.kind === 'half') return settle({ answer: 'half' });
    if (answer.kind === 'changed') return settle({ answer: 'changed' });
    showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
    settle({ premium: answer.user.user_metadata['is_premium'] === true });
  };
}
