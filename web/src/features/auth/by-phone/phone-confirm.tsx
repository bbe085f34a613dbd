import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { flushSync } from 'react-dom';
import { PhoneSteps } from '#shared-features/auth-ui/phone/phone-steps.tsx';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Confirmation } from '../confirm/unconfirmed-sign-up.ts';
import { metadataOf } from '../sign-up/sign-up.ts';
import { ViewTitle } from '../view-title.tsx';
import { addEmail, type AddEmailResult } from './add-email.ts';
import { resendCode, sendSignInCode, sendSignUpCode, verifyTextCode } from './phone-requests.ts';

interface PhoneConfirmProps {
  confirmation: Confirmation;
  password: () => string | null;
  onChange: (confirmation: Confirmation) => void;
  onConfirmed: () => void;
}

/**
 * Confirms a phone number by text message. After a sign-up by phone, the view only asks for the code. After a sign-up by
 * e-mail, the person may confirm by phone instead of by mail. The account then gets the password of the sign-up form,
 * unless a reload lost it, and the e-mail is confirmed later. If no sign-up form was submitted, the view only signs in to
 * existing accounts.
 */
export function PhoneConfirm({ confirmation, password, onChange, onConfirmed }: PhoneConfirmProps) {
  const t = useMessages('by-phone');
  const words = useMessages('phone');
  const language = useLanguage();
  const { showToast } = useToast();
  const { draft, phone: signedUp } = confirmation;
  const [text, setText] = useState(draft?.phone ?? '');
  const emailResult = useRef<AddEmailResult | null>(null);
  const [shownResult, setShownResult] = useState<AddEmailResult | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const known = signedUp !== undefined;
  const note = known ? null : t(!draft ? 'onlyKnown' : password() === null ? 'insteadNoPassword' : 'instead');

  function send(phone: string) {
    if (phone === signedUp) return resendCode(phone);
    return draft ? sendSignUpCode(phone, metadataOf(draft, language)) : sendSignInCode(phone);
  }

  async function verify(phone: string, code: string) {
    const refusal = await verifyTextCode(phone, code);
    if (!refusal && draft && !known) {
      emailResult.current = await addEmail({ ...confirmation, password: password() });
    }
    return refusal;
  }

  function verified(): void {
    if (emailResult.current === null) {
      showToast({ title: words('done') });
      return onConfirmed();
    }
    // Shows whether the server stored the e-mail and the password. The page continues only after the person presses a
    // button.
    flushSync(() => setShownResult(emailResult.current));
    container.current?.querySelector('h1')?.focus();
  }

  if (shownResult !== null) {
    return (
      <div ref={container} className="flex flex-col gap-5">
        <ViewTitle id="confirm-title">{words('done')}</ViewTitle>
        <Notice tone="information">{t(`email-${shownResult}`, { email: confirmation.email })}</Notice>
        <Button variant="primary" onClick={onConfirmed}>
          {t('goOn')}
        </Button>
      </div>
    );
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
        verify={verify}
        onSent={(sentAt) => {
          if (known) onChange({ ...confirmation, sentAt });
        }}
        onVerified={verified}
      />
    </div>
  );
}
