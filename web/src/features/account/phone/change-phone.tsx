import { useState } from 'react';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { PhoneSteps } from '#shared-features/auth-ui/phone/phone-steps.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useServerOffers } from '#shared-features/auth-ui/use-server-offers.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { accountAddress } from '#core/session/session-claims.ts';
import { useUser } from '#core/session/session.ts';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { confirmChange } from './confirm-change.ts';

const loadPhoneMessages = () => loadNamespaces(currentLanguage(), ['phone']).then(() => true);
const askForCode = (phone: string) => askAuthClient((client) => client.updateUser({ phone }));

/** Adds or changes the phone number for signing in. The person confirms the number by a code. */
export function ChangePhone() {
  const t = useMessages('account');
  const offers = useServerOffers();
  const { loaded: words, retry } = useLoaded('phone', loadPhoneMessages);
  if (offers === undefined) return null;
  if (!offers?.phone) {
    return (
      <Notice tone="information" title={t('phoneLater')}>
        {t('phoneLaterText')}
      </Notice>
    );
  }
  return words ? <NewPhone /> : <LazyPlaceholder failed={words === null} onRetry={retry} />;
}

/** The current phone number, and a form to change it. */
function NewPhone() {
  const t = useMessages('account');
  const words = useMessages('phone');
  const user = useUser();
  const { showToast } = useToast();
  const [text, setText] = useState('');

  return (
    <>
      {user?.phone && <p>{t('phoneNow', { phone: accountAddress({ phone: user.phone }) })}</p>}
      <PhoneSteps
        label={t('phoneNew')}
        text={text}
        onText={setText}
        send={askForCode}
        verify={confirmChange}
        action={t('phoneConfirm')}
        onVerified={() => {
          showToast({ title: words('done') });
          setText('');
        }}
      />
    </>
  );
}
