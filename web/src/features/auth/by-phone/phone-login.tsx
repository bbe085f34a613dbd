import { serverSettings } from '#core/server/server-settings.ts';
import { useState } from 'react';
import { PhoneSteps } from '#shared-features/auth-ui/phone/phone-steps.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ViewLink } from '../view-link.tsx';
import { ViewTitle } from '../view-title.tsx';
import { PhonePasswordForm } from './phone-password-form.tsx';
import { sendSignInCode, verifyTextCode } from './phone-requests.ts';

interface PhoneLoginProps {
  onLoggedIn: () => void;
  /** Called if the password is correct but the phone is not confirmed yet. */
  onUnconfirmed: (phone: string) => void;
}

/** Signs in by phone, with a code or a password. It never reveals whether a number has an account. */
export function PhoneLogin({ onLoggedIn, onUnconfirmed }: PhoneLoginProps) {
  const t = useMessages('by-phone');
  const auth = useMessages('auth');
  const [text, setText] = useState('');
  const [way, setWay] = useState<'code' | 'password'>('code');
  const other = (
    <Button variant="quiet" className="-mt-2" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
      {t(way === 'code' ? 'usePassword' : 'useCode')}
    </Button>
  );

  return (
    <div className="flex flex-col gap-5">
      <ViewTitle id="phone-title" description={way === 'code' ? t('description') : undefined}>
        {t('heading')}
      </ViewTitle>
      {way === 'code' ? (
        <PhoneSteps
          text={text}
          onText={setText}
          names="account"
          send={sendSignInCode}
          verify={verifyTextCode}
          onVerified={onLoggedIn}
          note={t('onlyKnown')}
        >
          {other}
        </PhoneSteps>
      ) : (
        <PhonePasswordForm phone={text} onPhone={setText} onLoggedIn={onLoggedIn} onUnconfirmed={onUnconfirmed}>
          {other}
        </PhonePasswordForm>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-muted">
        <ViewLink to="login">{t('useEmail')}</ViewLink>
        {serverSettings().signUp === 'open' && <ViewLink to="signup">{auth('toSignUp')}</ViewLink>}
      </p>
    </div>
  );
}
