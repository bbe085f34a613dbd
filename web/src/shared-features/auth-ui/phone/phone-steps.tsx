import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Refusal } from '../read-refusal.ts';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { TextCodeForm } from './text-code-form.tsx';

interface PhoneStepsProps {
  /** The number as typed. */
  text: string;
  onText: (text: string) => void;
  label?: string;
  /** `account`: the user signs in with this number, so the browser offers its stored user names. */
  names?: 'account' | 'number';
  /**
   * A code was already sent to this number, so the person cannot change the number here. `at` is the time of sending, in ms
   * since 1970; null if unknown.
   */
  underWay?: { readonly phone: string; readonly at: number | null } | undefined;
  /** `send` and `verify` return why the request failed, or null. */
  send: (phone: string) => Promise<Refusal | null>;
  verify: (phone: string, code: string) => Promise<Refusal | null>;
  onSent?: (at: number) => void;
  /** The label of the button that confirms the code. */
  action?: string;
  onVerified: () => void;
  /** A text above the code's field. */
  note?: string | null;
  /** Links or buttons for other ways to sign in, below the form for the number. */
  children?: ReactNode;
}

/** Asks for a number, then for the code that was sent to it. Moves the focus between the steps. */
export function PhoneSteps(props: PhoneStepsProps) {
  const { text, onText, label, names, underWay, send, verify, onSent, action, onVerified, note, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(underWay ?? null);
  const step = sent ? 'code' : 'number';
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    frame.current?.querySelector('input')?.focus();
  }, [step]);

  function tookOff(phone: string, at: number): void {
    setSent({ phone, at });
    onSent?.(at);
  }

  return (
    <div ref={frame}>
      {sent ? (
        <TextCodeForm
          phone={sent.phone}
          sentAt={sent.at}
          onSent={(at) => tookOff(sent.phone, at)}
          verify={(code) => verify(sent.phone, code)}
          send={() => send(sent.phone)}
          action={action}
          onVerified={() => {
            if (!underWay) setSent(null);
            onVerified();
          }}
          onOther={underWay ? undefined : () => setSent(null)}
          note={note}
        />
      ) : (
        <PhoneNumberForm
          value={text}
          onChange={onText}
          label={label}
          names={names}
          send={send}
          onSent={(phone) => tookOff(phone, Date.now())}
        >
          {children}
        </PhoneNumberForm>
      )}
    </div>
  );
}
