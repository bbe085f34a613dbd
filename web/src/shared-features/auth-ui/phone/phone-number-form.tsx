import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { useToast } from '#ui/use-toast.ts';
import { NoAnswerNotice } from '../no-answer-notice.tsx';
import type { Refusal } from '../read-refusal.ts';
import { PhoneField } from './phone-field.tsx';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { useUnsentToast } from '../use-refusal-toast.ts';

interface PhoneNumberFormProps {
  value: string;
  onChange: (text: string) => void;
  label: string | undefined;
  names: 'account' | 'number' | undefined;
  /** Requests the code. Returns why the request failed, or null. */
  send: (phone: string) => Promise<Refusal | null>;
  onSent: (phone: string) => void;
  /** Links or buttons for other ways to sign in, below the form. */
  children?: ReactNode;
}

export function PhoneNumberForm({ value, onChange, label, names, send, onSent, children }: PhoneNumberFormProps) {
  const t = useMessages('phone');
  const { showToast } = useToast();
  const showUnsentToast = useUnsentToast();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const phone = readPhone(value);
    flushSync(() => setProblem(phone ? null : t(value.trim() === '' ? 'missing' : 'invalid')));
    if (!phone) {
      if (form.current) focusFirstProblem(form.current);
      return;
    }
    setBusy(true);
    const refusal = await send(phone);
    setBusy(false);
    if (!refusal) {
      showToast({ title: t('sent') });
      return onSent(phone);
    }
    setRefused(refusal);
    showUnsentToast(refusal);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        value={value}
        onChange={(next) => {
          onChange(next);
          setProblem(null);
        }}
        error={problem}
        label={label}
        names={names}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('send')}
      </Button>
      {children}
    </form>
  );
}
