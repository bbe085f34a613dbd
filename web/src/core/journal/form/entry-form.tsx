import { lazy, Suspense, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';
import type { Fields, Values } from '../fields.ts';
import type { BoundFields } from './bind-fields.ts';
import { FormProblems } from './form-problems.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

interface EntryFormProps<Of extends Fields> extends RecordFormOptions<Of> {
  saveLabel: string;
  /** Use 'secondary' on pages that have another main button. */
  saveVariant?: 'primary' | 'secondary';
  onSaved?: (() => void) | undefined;
  /** Without it, Cancel appears after the first change and empties the form. */
  onCancel?: (() => void) | undefined;
  /** Premium ended while the form was open: saving is off, and the text can be copied. */
  ended?: boolean;
  /** On a page of its own: the buttons stay in sight above the bars while the form is on the screen. */
  staysInSight?: boolean;
  /** Another way to save, next to the button. */
  beside?: ReactNode;
  children: (fields: BoundFields<Of>) => ReactNode;
}

const CopyTyped = lazy(async () => ({ default: (await import('../copy-typed.tsx')).CopyTyped }));

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
      {staysInSight && <div className="empty:hidden">{beside}</div>}
      <div
        className={joinClasses(
          'flex flex-wrap gap-3',
          staysInSight && '-mb-3 border-t border-line bg-surface-raised py-3 tall:sticky tall:bottom-(--foot-bar) tall:z-10',
        )}
      >
        {ended ? (
          <Suspense>
            <CopyTyped draft={form.draft} />
          </Suspense>
        ) : (
          <Button type="submit" variant={saveVariant} busy={form.busy}>
            {saveLabel}
          </Button>
        )}
        {!staysInSight && beside}
        {(onCancel !== undefined || form.changed) && (
          <Button variant="quiet" onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
