import type { MailLink } from '#shared-features/auth-ui/read-mail-link.ts';
import type { LinkAnswer } from '#shared-features/auth-ui/redeem-link.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';

/** The state of the history entry after the link's parameters are removed. */
export interface WelcomeState {
  readonly link?: MailLink;
  /** The sign-up page confirmed by code and leads here. */
  readonly justConfirmed?: boolean;
  /** Show the plans next: the sign-up asked for premium, even if the mail's link does not say so. */
  readonly premium?: boolean;
  /** The progress of a change of e-mail. */
  readonly answer?: 'half' | 'changed' | 'refused';
}

/** Maps the server's response to a link to the page's state. */
export function useLinkAnswer(settle: (state: WelcomeState) => void) {
  const t = useMessages('welcome');
  const { showToast } = useToast();
  return (answer: Exclude<LinkAnswer, { kind: 'offline' | 'failed' }>): void => {
    // Also for signed-in users: the link of their e-mail change, or of another account, failed.
    if (answer.kind === 'refused') return settle({ link: { kind: 'refused' }, answer: 'refused' });
    if (answer.kind === 'half') return settle({ answer: 'half' });
    if (answer.kind === 'changed') return settle({ answer: 'changed' });
    showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
    settle({ premium: answer.user.user_metadata['is_premium'] === true });
  };
}
