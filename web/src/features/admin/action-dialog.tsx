import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/use-user.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import { askAction, faultWord, type FaultWord } from './admin-requests.ts';

interface ActionDialogProps {
  title: string;
  /** What will happen, and to whom. */
  text: string;
  /** Said once it has happened. */
  done: string;
  deed: {
    readonly method: 'PUT' | 'POST' | 'DELETE';
    readonly path: string;
    readonly body?: object;
    readonly takes?: 'day' | 'password';
    readonly takesAway?: boolean;
  };
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Fault = FaultWord | 'missing';
type FieldFault = 'missing' | 'passwordWrong' | 'dayOver';

/** Whether it is mended in the field itself. */
const isOfField = (fault: Fault): fault is FieldFault =>
  fault === 'missing' || fault === 'passwordWrong' || fault === 'dayOver';

/** Asks once, has it done, and stays with the reason where it was not; what stands behind it is read anew either way. */
export function ActionDialog({ title, text, done, deed, onClose, onDone }: ActionDialogProps): ReactNode {
  const t = useMessages('admin');
  const core = useMessages('core');
  const authUi = useMessages('auth-ui');
  const user = useUser();
  const { showToast } = useToast();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (deed.takes && typed === '') return setFault('missing');
    setBusy(true);
    setFault(null);
    try {
      const given = deed.takes === 'day' ? { until: typed } : deed.takes === 'password' ? { password: typed } : undefined;
      await askAction(deed.method, deed.path, deed.body || given ? { ...deed.body, ...given } : undefined);
      onClose();
      showToast({ title: done });
      await onDone();
    } catch (problem) {
      const word = faultWord(problem);
      setFault(word);
      if (!isOfField(word)) await onDone();
    } finally {
      setBusy(false);
    }
  }

  const ofField = fault !== null && isOfField(fault) ? fault : null;
  const error = ofField && (ofField === 'missing' ? core('fields.required') : t(ofField));
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{core('actions.cancel')}</Button>
          <Button type="submit" form={form} variant={deed.takesAway ? 'danger' : 'primary'} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {deed.takes === 'day' && (
          <DateField
            label={t('until')}
            name="until"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error ?? undefined}
          />
        )}
        {deed.takes === 'password' && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
            <PasswordField
              label={t('ownPassword')}
              name="password"
              autoComplete="current-password"
              showLabel={authUi('showPassword')}
              hideLabel={authUi('hidePassword')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={error ?? undefined}
            />
          </>
        )}
        {fault !== null && !isOfField(fault) && <Notice tone="problem">{t(fault)}</Notice>}
      </form>
    </Dialog>
  );
}
