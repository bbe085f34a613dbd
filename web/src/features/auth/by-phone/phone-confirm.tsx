import { useState } from 'react';
import { PhoneSteps } from '#core/door/phone/phone-steps.tsx';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Confirmation } from '../confirm/confirmation.ts';
import { metadataOf } from '../sign-up/sign-up.ts';
import { ViewTitle } from '../view-title.tsx';
import { resendCode, sendSignInCode, sendSignUpCode, verifyTextCode } from './phone-requests.ts';

interface PhoneConfirmProps {
  confirmation: Confirmation;
  onChange: (confirmation: Confirmation) => void;
  onConfirmed: () => void;
}

/**
 * Confirming by text message. A sign-up by phone only types its code. One by e-mail that would rather have a code asks for the number and goes by
 * it from then on: it was agreed to on the same form. Whoever came here without the form can only come into an account that exists.
 */
export function PhoneConfirm({ confirmation, onChange, onConfirmed }: PhoneConfirmProps) {
  const t = useMessages('by-phone');
  const words = useMessages('phone');
  const language = useLanguage();
  const { showToast } = useToast();
  const { draft, phone: signedUp } = confirmation;
  const [text, setText] = useState(draft?.phone ?? '');
  const known = signedUp !== undefined;
  const note = known ? null : t(draft ? 'instead' : 'onlyKnown');

  function send(phone: string) {
    if (phone === signedUp) return resendCode(phone);
    return draft ? sendSignUpCode(phone, metadataOf(draft, language)) : sendSignInCode(phone);
  }

  return (
    <div className="flex flex-col gap-5">
      <ViewTitle id="confirm-title" description={known && t('confirmDescription')}>
        {t('confirmHeading')}
      </ViewTitle>
      {note !== null && <p className="text-muted">{note}</p>}
      <PhoneSteps
        text={text}
        onText={setText}
        underWay={known ? { phone: signedUp, at: confirmation.sentAt } : undefined}
        send={send}
        verify={verifyTextCode}
        onSent={(sentAt) => {
          if (known) onChange({ ...confirmation, sentAt });
        }}
        onVerified={() => {
          showToast({ title: words('done') });
          onConfirmed();
        }}
      />
    </div>
  );
}
