import { CodeField } from './code-field.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { NoAnswerNotice } from './no-answer-notice.tsx';
import type { Refusal } from './read-refusal.ts';
import { useRefusalToast } from './use-refusal-toast.ts';
import { readCode } from './check-input.ts';

interface MailCodeFormProps {
  /** The button's label. */
  action: string;
  /** Returns why the code failed, or null. */
  verify: (code: string) => Promise<Refusal | null>;
  /** Returns whether there is an address for the code. If there is none, the address field shows an error. */
  checkEmail?: () => boolean;
  onVerified: () => void;
}

/** A field for the six digits of a mail; accepts spaces and dashes. */
export function MailCodeForm({ action, verify, checkEmail, onVerified }: MailCodeFormProps) {
  const authUi = useMessages('auth-ui');
  const showRefusalToast = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'codeIncomplete' | 'codeRefused' | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function showProblem(found: 'codeIncomplete' | 'codeRefused'): void {
    flushSync(() => setProblem(found));
    if (form.current) focusFirstProblem(form.current);
  }

  function showRefusal(refusal: Refusal): void {
    setRefused(refusal);
    if (refusal.kind === 'codeRefused') showProblem('codeRefused');
    showRefusalToast(refusal, {
      title: authUi(refusal.kind === 'codeRefused' ? 'codeRefusedTitle' : 'failedTitle'),
      description: authUi(refusal.kind === 'codeRefused' ? 'codeRefused' : 'failedText'),
    });
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    if (checkEmail?.() === false) return;
    const code = readCode(text);
    if (!code) return showProblem('codeIncomplete');
    setBusy(true);
    const refusal = await verify(code);
    setBusy(false);
    if (refusal) showRefusal(refusal);
    else onVerified();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        error={problem && authUi(problem)}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
