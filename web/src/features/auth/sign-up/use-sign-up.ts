import { useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { noPassword, passwordValues, type NewPassword } from '#shared-features/auth-ui/check-input.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { checkSignUp, type SignUpProblems } from './check-sign-up.ts';
import type { SignUpDraft } from '../sign-up-draft.ts';
import { addressOf, signUp, type SentSignUp } from './sign-up.ts';

interface SignUpForm {
  form: RefObject<HTMLFormElement | null>;
  draft: SignUpDraft;
  onChange: (changed: Partial<SignUpDraft>) => void;
  onSent: (draft: SignUpDraft, address: SentSignUp, password: string) => void;
}

/**
 * The state of the sign-up form. Validates and submits the form. A refusal is shown in a toast and, if a field can fix it, at
 * that field too.
 */
export function useSignUp({ form, draft, onChange, onSent }: SignUpForm) {
  const t = useMessages('sign-up');
  const authUi = useMessages('auth-ui');
  const language = useLanguage();
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const [passwords, setPasswords] = useState(noPassword);
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function showProblems(found: SignUpProblems): void {
    flushSync(() => setProblems(found));
    if (form.current) focusFirstProblem(form.current);
  }

  /** Clears the errors of these fields, because the person has edited them. */
  function forget(fields: string[]): void {
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  }

  function showRefusal(refusal: Refusal): void {
    setRefused(refusal);
    if (refusal.kind === 'weakPassword') showProblems({ password: { word: refusal.word } });
    else if (refusal.kind === 'alreadyRegistered' || refusal.kind === 'emailInvalid') {
      showProblems({ email: { word: refusal.kind } });
    }
    notifyRefusal(refusal, { title: t('failedTitle'), description: describe(refusal) });
  }

  function describe(refusal: Refusal): string {
    if (refusal.kind === 'weakPassword') return authUi(refusal.word, passwordValues());
    if (refusal.kind === 'emailInvalid') return authUi('emailInvalid');
    if (refusal.kind === 'textNotSent') return t('textNotSent');
    if (refusal.kind === 'signUpClosed') return t('signUpClosed');
    return t(refusal.kind === 'alreadyRegistered' ? 'alreadyRegistered' : 'failedText');
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const { sms } = serverSettings();
    const found = checkSignUp(draft, passwords, sms);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const address = addressOf(draft, sms);
    const { refusal, signUpId, signedIn } = await signUp(address, draft, passwords.password, language);
    setBusy(false);
    if (refusal) return showRefusal(refusal);
    setPasswords(noPassword);
    const description = signedIn ? undefined : t(address.phone === undefined ? 'doneText' : 'doneTextSms');
    showToast({ title: t('doneTitle'), description });
    onSent(draft, { ...address, signUpId }, passwords.password);
  }

  return {
    passwords,
    problems,
    refused,
    busy,
    submit,
    change(changed: Partial<SignUpDraft>): void {
      forget(Object.keys(changed));
      onChange(changed);
    },
    changePasswords(changed: Partial<NewPassword>): void {
      forget(Object.keys(changed));
      setPasswords((before) => ({ ...before, ...changed }));
    },
  };
}
