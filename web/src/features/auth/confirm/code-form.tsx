import { CodeField } from '#core/door/code-field.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { OfflineNotice } from '#core/door/offline-notice.tsx';
import type { Refusal } from '#core/door/read-refusal.ts';
import { useTellRefusal } from '#core/door/use-tell-refusal.ts';
import { verifyCode } from './confirm-requests.ts';
import { readCode } from '#core/door/read-code.ts';

interface CodeFormProps {
  email: string;
  /** Answers whether there is an address that the code can belong to; if not, its field says so. */
  checkEmail: () => boolean;
  onConfirmed: () => void;
}

/** One field for the six digits of the mail; forgives spaces and dashes. */
export function CodeForm({ email, checkEmail, onConfirmed }: CodeFormProps) {
  const t = useMessages('auth');
  const door = useMessages('door');
  const tellRefusal = useTellRefusal();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'codeIncomplete' | 'codeRefused' | null>(null);
  const [offline, setOffline] = useState(false);
  const [busy, setBusy] = useState(false);

  function showProblem(found: 'codeIncomplete' | 'codeRefused'): void {
    flushSync(() => setProblem(found));
    if (form.current) focusFirstProblem(form.current);
  }

  function showRefusal(refusal: Refusal): void {
    setOffline(refusal.kind === 'offline');
    if (refusal.kind === 'codeRefused') showProblem('codeRefused');
    tellRefusal(refusal, {
      title: door(refusal.kind === 'codeRefused' ? 'codeRefusedTitle' : 'failedTitle'),
      description: door(refusal.kind === 'codeRefused' ? 'codeRefused' : 'failedText'),
    });
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOffline(false);
    if (!checkEmail()) return;
    const code = readCode(text);
    if (!code) return showProblem('codeIncomplete');
    setBusy(true);
    const refusal = await verifyCode(email, code);
    setBusy(false);
    if (refusal) showRefusal(refusal);
    else onConfirmed();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        error={problem && door(problem)}
      />
      {offline && <OfflineNotice />}
      <Button type="submit" variant="primary" busy={busy}>
        {t('confirmCode')}
      </Button>
    </form>
  );
}
