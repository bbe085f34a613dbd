import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { policyNoticeCount } from './policy-notice-count.ts';

/** Shows a toast that the policy has changed, with a link to it. Renders nothing itself. */
export function PolicyNews({ userId }: { userId: string }) {
  const t = useMessages('policy-news');
  const { showToast } = useToast();
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    const notices = policyNoticeCount(userId);
    if (!notices.mayShow()) return;
    notices.count();
    showToast({
      title: t('title'),
      description: t('text'),
      tone: 'information',
      action: {
        label: t('read'),
        onAct: () => {
          notices.end();
          void navigate('/auth?view=privacy', { state: { reading: true, older: true } });
        },
      },
    });
  });
  useEffect(() => show(), []);
  return null;
}
