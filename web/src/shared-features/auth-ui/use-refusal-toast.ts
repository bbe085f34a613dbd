import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { timeOfDay } from './resend-time.ts';
import type { Refusal } from './read-refusal.ts';

interface Words {
  readonly title: string;
  readonly description: string;
}

/**
 * Shows as a toast a refusal that no field can show: asked too often, or something broke, which the caller words (`failed`).
 * Without a connection, or when the server is busy, it shows nothing: forms have `NoAnswerNotice`, which stays until the next try.
 */
export function useTellRefusal(): (refusal: Refusal, failed: Words) => void {
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
