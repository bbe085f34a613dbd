import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import { policyTellings } from './policy-tellings.ts';

/** Says that the policy has a supplement, with a way to read it, and asks for nothing. Shows nothing itself. */
export function PolicyNews({ userId }: { userId: string }) {
  const t = useMessages('policy-news');
  const { showToast } = useToast();
  const navigate = useNavigate();
  const tell = useEffectEvent(() => {
    const tellings = policyTellings(userId);
    if (!tellings.mayTell()) return;
    tellings.count();
    showToast({
      title: t('title'),
      description: t('text'),
      tone: 'information',
      action: {
        label: t('read'),
        onAct: () => {
          tellings.end();
          void navigate('/auth?view=privacy', { state: { reading: true, older: true } });
        },
      },
    });
  });
  useEffect(() => tell(), []);
  return null;
}
