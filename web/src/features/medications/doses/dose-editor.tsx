import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { optional, text, time, choice } from '#core/journal/fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { medicationDoses, type Dose } from '../medication-doses.ts';
import { momentTaken } from './moment-taken.ts';
import { nameDose } from './use-dose-answers.ts';

const states = ['taken', 'skipped', 'later'] as const;
const fields = {
  state: choice(states),
  taken_at: optional(time()),
  note: optional(text({ maxLength: 1000 })),
};

export interface DoseEditorProps {
  dose: Dose;
  close: () => void;
  /** Whether the form takes the focus: true if the person opened it by a press, false if it was restored from its draft. */
  takesFocus: boolean;
}

/** Whether a typed time of taking the dose is later than now. */
function isToCome(dose: Dose, typed: string): boolean {
  const moment = momentTaken({ ...dose, taken_at: /^\d\d:\d\d$/.test(typed) ? typed : null });
  return moment !== null && moment > new Date();
}

/** Edits the record of one dose (answer, time and note), or removes it. */
export function DoseEditor({ dose, close, takesFocus }: DoseEditorProps): ReactNode {
  const t = useMessages('medications');
  const doses = useMessages('doses');
  const form = useMessages('medicine-form');
  const journal = useMessages('journal');
  const { change, remove } = useEntryWrites(medicationDoses);
  const locale = useLocale();
  const [leaving, setLeaving] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) around.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <div ref={around} className="flex flex-col gap-4">
      <h3 className="text-base break-words">
        {nameDose({ name: dose.name, time: dose.planned }, doses, locale)}{' '}
        <span className="font-normal text-muted">{dose.dosage}</span>
      </h3>
      <EntryForm
        fields={fields}
        draftKey={`medication_doses:${dose.id}`}
        initial={dose}
        saveLabel={journal('change')}
        save={(values) => {
          const taken_at = values.state === 'taken' ? values.taken_at : null;
          return change(dose, { ...dose, ...values, taken_at });
        }}
        onSaved={close}
        onCancel={close}
        beside={
          <Button variant="quiet" icon={Trash2} onClick={() => setLeaving(true)}>
            {journal('removeConfirm')}
          </Button>
        }
      >
        {(bound) => {
          const chosen = bound.choice('state');
          return (
            <>
              <ChoiceGroup
                {...chosen}
                legend={t('state')}
                options={states.map((value) => ({ value, label: t(value) }))}
                value={chosen.value as Dose['state'] | null}
              />
              {chosen.value === 'taken' && (
                <TimeField
                  {...bound.text('taken_at')}
                  label={t('taken_at')}
                  hint={isToCome(dose, bound.text('taken_at').value) ? t('notYet') : form('timeHint')}
                />
              )}
              <TextArea {...bound.text('note')} label={t('note')} />
            </>
          );
        }}
      </EntryForm>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={journal('removeTitle')}
        description={journal('removeText')}
        confirmLabel={journal('removeConfirm')}
        cancelLabel={journal('removeCancel')}
        onConfirm={() => {
          close();
          void remove(dose);
        }}
      />
    </div>
  );
}
