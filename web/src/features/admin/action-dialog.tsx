import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/use-toast.ts';
import { askAction } from './admin-requests.ts';
import { faultMessage, type FaultMessage } from './fault-message.ts';

interface ActionDialogProps {
  title: string;
  /** What the action does, and to which account it applies. */
  text: string;
  /** The text of the toast after success. */
  done: string;
  action: {
    readonly method: 'PUT' | 'POST' | 'DELETE';
    readonly path: string;
    readonly body?: object;
    readonly takes?: 'day' | 'password';
    readonly takesAway?: boolean;
  };
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Fault = FaultMessage | 'missing';
type FieldFault = 'missing' | 'passwordWrong' | 'dayOver';

/** Whether the person can correct the error in the form's field. */
const isOfField = (fault: Fault): fault is FieldFault =>
  fault === 'missing' || fault === 'passwordWrong' || fault === 'dayOver';

/**
 * Asks for confirmation and performs the action. On failure the dialog stays open and shows the reason. The page refetches
 * after success, and after every failure that is not about the field.
 */
export function ActionDialog({ title, text, done, action, onClose, onDone }: ActionDialogProps): ReactNode {
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
    if (action.takes && typed === '') return setFault('missing');
    setBusy(true);
    setFault(null);
    try {
      const given =
        action.takes === 'day' ? { until: typed } : action.takes === 'password' ? { password: typed } : undefined;
      await askAction(action.method, action.path, action.body || given ? { ...action.body, ...given } : undefined);
      onClose();
      showToast({ title: done });
      await onDone();
    } catch (problem) {
      const word = faultMessage(problem);
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
          <Button type="submit" form={form} variant={action.takesAway ? 'danger' : 'primary'} busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {action.takes === 'day' && (
          <DateField
            label={t('until')}
            name="until"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error ?? undefined}
          />
        )}
        {action.takes === 'password' && (
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
