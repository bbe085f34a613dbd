import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { CodeField } from '#shared-features/auth-ui/code-field.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { readCode } from '#shared-features/auth-ui/read-code.ts';
import { useTellRefusal } from '#shared-features/auth-ui/use-tell-refusal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import { TextField } from '#ui/text-field.tsx';
import { proveSecondFactor, type Proof } from './prove-second-factor.ts';

interface SecondFactorFormProps {
  /** Words of the button. */
  action: string;
  /** What the button does takes something away. */
  danger?: boolean;
  /** Called with the session raised. */
  onProved: () => Promise<void> | void;
  /** Further ways, below the form's own. */
  children?: ReactNode;
}

/** Asks for the code of the app, or for a recovery code from who has lost the app. */
export function SecondFactorForm({ action, danger = false, onProved, children }: SecondFactorFormProps) {
  const t = useMessages('second-factor');
  const authUi = useMessages('auth-ui');
  const tellRefusal = useTellRefusal();
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState<Proof>('app');
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
    if (proof === 'app' && !readCode(text)) return showProblem(authUi('codeIncomplete'));
    if (proof === 'recovery' && text.trim() === '') return showProblem(t('recoveryMissing'));
    setBusy(true);
    const refusal = await proveSecondFactor(proof, text);
    if (!refusal) await onProved();
    setBusy(false);
    if (!refusal) return;
    setRefused(refusal);
    if (refusal.kind === 'codeRefused') showProblem(t(`${proof}Refused`));
    else tellRefusal(refusal, { title: authUi('failedTitle'), description: authUi('failedText') });
  }

  function write(next: string): void {
    setText(next);
    setProblem(null);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {proof === 'app' ? (
        <CodeField label={t('appCode')} value={text} onChange={write} error={problem} />
      ) : (
        <TextField
          label={t('recoveryCode')}
          name="recovery-code"
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={text}
          onChange={(event) => write(event.target.value)}
          error={problem}
        />
      )}
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
        {action}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setProof(proof === 'app' ? 'recovery' : 'app');
          write('');
        }}
      >
        {t(proof === 'app' ? 'useRecovery' : 'useApp')}
      </Button>
      {children}
    </form>
  );
}
