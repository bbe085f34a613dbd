import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { CodeField } from '../code-field.tsx';
import { NoAnswerNotice } from '../no-answer-notice.tsx';
import { readCode } from '../check-input.ts';
import type { Refusal } from '../read-refusal.ts';
import { useRefusalToast } from '../use-refusal-toast.ts';
import { SendAgain } from './send-again.tsx';

interface TextCodeFormProps {
  /** The recipient's number, with its plus sign. */
  phone: string;
  /** When the code was sent, in ms since 1970; null if unknown. */
  sentAt: number | null;
  onSent: (sentAt: number) => void;
  /** `verify` and `send` return why the request failed, or null. */
  verify: (code: string) => Promise<Refusal | null>;
  send: () => Promise<Refusal | null>;
  /** The label of the main button. */
  action: string | undefined;
  onVerified: () => void;
  /** Goes back to the form for the number. Undefined if the number cannot be changed. */
  onOther: (() => void) | undefined;
  /** A text above the code's field. */
  note: string | null | undefined;
}

/** Asks for the code of a text message. Buttons request another code, or change the number. */
export function TextCodeForm(props: TextCodeFormProps) {
  const { phone, sentAt, onSent, verify, send, action, onVerified, onOther, note } = props;
  const t = useMessages('phone');
  const authUi = useMessages('auth-ui');
  const showRefusalToast = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function showProblem(found: string): void {
    flushSync(() => setProblem(found));
    if (form.current) focusFirstProblem(form.current);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const code = readCode(text);
    if (!code) return showProblem(authUi('codeIncomplete'));
    setBusy(true);
    const refusal = await verify(code);
    setBusy(false);
    if (!refusal) return onVerified();
    setRefused(refusal);
    if (refusal.kind === 'phoneTaken') return showProblem(t('taken'));
    const isRefused = refusal.kind === 'codeRefused';
    if (isRefused) showProblem(t('codeRefused'));
    showRefusalToast(refusal, {
      title: isRefused ? authUi('codeRefusedTitle') : t('failed'),
      description: isRefused ? t('codeRefused') : authUi('failedText'),
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="rounded-md bg-primary-soft px-4 py-3 font-medium wrap-anywhere">{t('sentTo', { phone })}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
      <CodeField
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        error={problem}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {action ?? t('confirm')}
      </Button>
      <SendAgain sentAt={sentAt} send={send} onSent={onSent} />
      {onOther && (
        <Button variant="quiet" onClick={onOther}>
          {t('other')}
        </Button>
      )}
    </form>
  );
}
