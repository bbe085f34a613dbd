import type { MailLink } from '#shared-features/auth-ui/read-mail-link.ts';
import type { LinkAnswer } from '#shared-features/auth-ui/redeem-link.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';

/** The state of the history entry after the link's parameters are removed. */
export interface WelcomeState {
  readonly link?: MailLink;
  /** The sign-up page confirmed by code and leads here. */
  readonly justConfirmed?: boolean;
  /** The plans are next: what the person wished for when they signed up, also when the mail's link doesn't say it. */
  readonly premium?: boolean;
  /** How far a change of e-mail has come. */
  readonly answer?: 'half' | 'changed' | 'refused';
}

/** Turns the answer to a link into what the page shows next. */
export function useLinkAnswer(settle: (state: WelcomeState) => void) {
  const t = useMessages('welcome');
  const { showToast } = useToast();
  return (answer: Exclude<LinkAnswer, { kind: 'offline' | 'failed' }>): void => {
    // Also for signed-in users: their change of e-mail, or another account, was not confirmed.
    if (answer.kind === 'refused') return settle({ link: { kind: 'refused' }, answer: 'refused' });
    if (answer.kind === 'half') return settle({ answer: 'half' });
    if (answer.kind === 'changed') return settle({ answer: 'changed' });
    showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
    settle({ premium: answer.user.user_metadata['is_premium'] === true });
  };
}
