import { useRef, useState, type SubmitEvent } from 'react';
import { NewPasswordFields } from '#shared-features/auth-ui/new-password-fields.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useNewPassword } from '#shared-features/auth-ui/use-new-password.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/use-toast.ts';

/**
 * Asks for the new password twice. A hidden field with the address makes password managers store the password for the right
 * account.
 */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useMessages('update-password');
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const form = useRef<HTMLFormElement>(null);
  const { fields, busy, save } = useNewPassword(form);
  const [refused, setRefused] = useState<Refusal | null>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const answer = await save();
    if (answer === 'shown') return;
    if (answer === 'saved') {
      showToast({ title: t('doneTitle'), description: t('doneText') });
      return onDone();
    }
    setRefused(answer);
    const description = t(answer.kind === 'codeNeeded' ? 'sessionOld' : 'failedText');
    notifyRefusal(answer, { title: t('failedTitle'), description });
  }

  return (
    <Card className="mx-auto w-full max-w-lg sm:mt-10 sm:p-8">
      <form ref={form} noValidate onSubmit={submit} aria-labelledby="new-password-title" className="flex flex-col gap-5">
        <header className="flex flex-col gap-1">
          <h1 id="new-password-title" tabIndex={-1} className="text-2xl">
            {t('title')}
          </h1>
          <p className="wrap-anywhere text-muted">{t('text', { email })}</p>
        </header>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields {...fields} label={t('newPassword')} />
        <NoAnswerNotice refusal={refused} />
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
