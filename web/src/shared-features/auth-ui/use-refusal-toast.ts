import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { timeOfDay } from './resend-time.ts';
import type { Refusal } from './read-refusal.ts';

interface ToastText {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns a function that shows a toast for a refusal. After a rate limit, the toast says when to try again; after any other
 * refusal, it has the caller's text (`failed`). It shows nothing if the server is unreachable or busy, because
 * `NoAnswerNotice` in the form says so.
 */
export function useRefusalToast(): (refusal: Refusal, failed: ToastText) => void {
  const t = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  return (refusal, failed) => {
    if (refusal.kind === 'offline' || refusal.kind === 'busy') return;
    if (refusal.kind === 'wait') {
      const time = timeOfDay(Date.now() + refusal.seconds * 1000, htmlLang(language));
      showToast({ title: t('waitTitle'), description: t('waitText', { time }), tone: 'information' });
    } else {
      showToast({ ...failed, variant: 'destructive' });
    }
  };
}

/** Returns a function that shows a toast. The toast says why no code was sent, and what to do. */
export function useUnsentToast(): (refusal: Refusal) => void {
  const t = useMessages('phone');
  const authUi = useMessages('auth-ui');
  const showRefusalToast = useRefusalToast();
  return (refusal) => {
    const description = refusal.kind === 'textNotSent' ? t('notSent') : authUi('failedText');
    showRefusalToast(refusal, { title: t('sendFailed'), description });
  };
}
