import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { CodeField } from '#shared-features/auth-ui/code-field.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { readCode } from '#shared-features/auth-ui/check-input.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { TextField } from '#ui/text-field.tsx';
import { proveSecondFactor, type Proof } from './prove-second-factor.ts';

interface SecondFactorFormProps {
  /** The button's label. */
  action: string;
  /** Whether the button's action is destructive. */
  danger?: boolean;
  /** Called once the session has the second factor. */
  onProved: () => Promise<void> | void;
  /** Buttons below the form, such as one that signs out. */
  children?: ReactNode;
}

/** Asks for the code of the authenticator app, or for a recovery code if the user lost the app. */
export function SecondFactorForm({ action, danger = false, onProved, children }: SecondFactorFormProps) {
  const t = useMessages('second-factor');
  const authUi = useMessages('auth-ui');
  const showRefusalToast = useRefusalToast();
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
    else showRefusalToast(refusal, { title: authUi('failedTitle'), description: authUi('failedText') });
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
