import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import type { Fields, Values } from '../fields.ts';
import type { BoundFields } from './bind-fields.ts';
import { FormProblems } from './form-problems.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

interface EntryFormProps<Of extends Fields> extends RecordFormOptions<Of> {
  saveLabel: string;
  /** Use 'secondary' on pages that have another main button. */
  saveVariant?: 'primary' | 'secondary';
  onSaved?: (() => void) | undefined;
  /**
   * Called when Cancel is pressed. Without `onCancel`, the Cancel button appears only after the first change, and it
   * discards the changes.
   */
  onCancel?: (() => void) | undefined;
  /** Premium ended while the form was open. The form can no longer be saved, but the person can copy its text. */
  ended?: boolean;
  /**
   * Once the person has changed something, keeps the form's buttons in sight while any part of the form is on the screen
   * (styles/base.css).
   */
  staysInSight?: boolean;
  /** Another way to save, next to the Save button. */
  beside?: ReactNode;
  children: (fields: BoundFields<Of>) => ReactNode;
}

const CopyDraft = deferred(async () => (await import('../copy-draft.tsx')).CopyDraft);

/** Enter must not submit a form that cannot be saved. */
const stay = (event: FormEvent) => event.preventDefault();

/** A form that creates or changes one row; the page lays out its fields. */
export function EntryForm<Of extends Fields>(props: EntryFormProps<Of>): ReactNode {
  const {
    saveLabel,
    saveVariant = 'primary',
    onSaved,
    onCancel,
    ended = false,
    staysInSight,
    beside,
    children,
    save,
    ...options
  } = props;
  const t = useMessages('core');
  const form = useRecordForm({
    ...options,
    async save(values: Values<Of>) {
      await save(values);
      onSaved?.();
    },
  });
  const cancel = () => {
    form.discard();
    onCancel?.();
  };
  return (
    <form {...form.form} {...(ended && { onSubmit: stay })} className="flex flex-col gap-5">
      {children(form.fields)}
      <FormProblems of={form} />
      <div data-save-bar={staysInSight && form.changed} className="flex flex-wrap gap-3">
        {ended ? (
          <CopyDraft draft={form.draft} />
        ) : (
          <Button type="submit" variant={saveVariant} busy={form.busy}>
            {saveLabel}
          </Button>
        )}
        {beside}
        {(onCancel !== undefined || form.changed) && (
          <Button variant="quiet" onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
