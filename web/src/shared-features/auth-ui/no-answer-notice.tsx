import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';
import type { Refusal } from './read-refusal.ts';
import { timeOfDay } from './resend-time.ts';

/** A notice above the form's button when the server is unreachable or busy. Shows nothing for other refusals. */
export function NoAnswerNotice({ refusal }: { refusal: Refusal | null }) {
  const t = useMessages('auth-ui');
  const locale = useLocale();
  if (refusal?.kind === 'offline') {
    return (
      <Notice tone="problem" title={t('offlineTitle')}>
        {t('offlineText')}
      </Notice>
    );
  }
  if (refusal?.kind !== 'busy') return null;
  return (
    <Notice tone="problem" title={t('busyTitle')}>
      {t('busyText', { time: timeOfDay(refusal.until, locale) })}
    </Notice>
  );
}
