import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AuthPanel } from '#shared-features/auth-ui/auth-panel.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { welcomeDrawing } from './welcome-drawing.ts';
import type { FirstChoicesProps } from './first-choices.tsx';
import { useIdleRedirect } from './use-idle-redirect.ts';

const FirstChoices = lazyPart<FirstChoicesProps>(
  'welcome-first-choices',
  () => ['choices', 'help-now'],
  async () => (await import('./first-choices.tsx')).FirstChoices,
);

/** The panel after signing in: a welcome, a link, and an automatic redirect after a pause, which the person can stop. */
export function ConfirmedPanel({ premium }: { premium: boolean }) {
  const t = useMessages('welcome');
  const navigate = useNavigate();
  const [staying, setStaying] = useState(false);
  const next = premium ? '/pricing' : '/';
  const goOn = () => void navigate(next, { replace: true });
  useIdleRedirect(!staying, goOn);

  return (
    <AuthPanel
      drawing={welcomeDrawing}
      title={t('doneTitle')}
      text={[t('doneText'), t(premium ? 'nextPricing' : 'nextProfile')]}
    >
      <Button variant="primary" onClick={goOn}>
        {t('continue')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {t(staying ? 'stayed' : 'redirectNote')}
      </p>
      {!staying && (
        <Button variant="quiet" onClick={() => setStaying(true)}>
          {t('stay')}
        </Button>
      )}
      <FirstChoices onChosen={() => setStaying(true)} />
    </AuthPanel>
  );
}
