import type { ReactNode } from 'react';
import { ItemForm } from '#core/list/item-form.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Example } from '../examples.ts';
import { longestOption, trackerKinds, trackerList, type Tracker, type TrackerKind } from '../tracker-tables.ts';
import {
  countsOf,
  formFields,
  hasOptions,
  problemOfOptions,
  valuesOfForm,
  type FormValues,
  type TrackerValues,
} from './tracker-values.ts';

/** `trackerList` with the form's fields, where one text holds all words, and one text all options (`formFields`). */
const formList = { ...trackerList, fields: formFields };

interface TrackerFormProps {
  tracker: Tracker | undefined;
  /** Fills the form of a new tracker. */
  example?: Example | undefined;
  save: (values: TrackerValues) => Promise<void>;
  close: () => void;
  takesFocus: boolean;
}

/**
 * The form of one tracker. An existing tracker keeps its kind and its words, because entries may use them. For the same reason,
 * a tracker of the kind `choice` can only gain options.
 */
export function TrackerForm({ tracker, example, save, close, takesFocus }: TrackerFormProps): ReactNode {
  const own = useMessages('tracker-form');
  const t = useMessages('trackers');
  const initial: Partial<FormValues> = {
    adds_up: true,
    words: own('usualScale'),
    ...(example && { name: t(example.name), kind: example.kind }),
  };
  const check = ({ kind, ...lines }: FormValues) => {
    const problem = hasOptions(kind) && problemOfOptions(kind, lines[kind], tracker?.options ?? []);
    return problem && hasOptions(kind)
      ? { [kind]: own(`problem-${problem}`, { ...countsOf(kind), longest: String(longestOption) }) }
      : {};
  };
  return (
    <div className="rounded-lg bg-surface-sunken p-4">
      <ItemForm
        of={formList}
        item={
          tracker && { ...tracker, words: tracker.options?.join('\n') ?? null, choice: tracker.options?.join('\n') ?? null }
        }
        initial={initial}
        saveLabel={own('save')}
        check={check}
        save={(values) => save(valuesOfForm(values))}
        close={close}
        takesFocus={takesFocus}
      >
        {(fields) => {
          const kind = fields.choice('kind');
          const chosen = kind.value as TrackerKind | null;
          return (
            <>
              <TextField {...fields.text('name')} label={t('name')} autoComplete="off" />
              {tracker ? (
                <p>
                  <span className="block text-sm font-semibold">{t('kind')}</span>
                  <span className="inline-block first-letter:uppercase">{t(tracker.kind)}</span>
                  <span className="block text-sm text-muted">{own('kindStays')}</span>
                </p>
              ) : (
                <ChoiceGroup
                  {...kind}
                  legend={t('kind')}
                  options={trackerKinds.map((value) => ({
                    value: value as string,
                    label: (
                      <>
                        <span className="block first-letter:uppercase">{t(value)}</span>
                        <span className="block text-sm text-muted">{own(`example-${value}`)}</span>
                      </>
                    ),
                  }))}
                />
              )}
              {chosen === 'number' && (
                <>
                  <TextField {...fields.text('unit')} label={t('unit')} hint={own('unitHint')} autoComplete="off" />
                  <Checkbox {...fields.flag('adds_up')} label={t('adds_up')} hint={own('addsUpHint')} />
                </>
              )}
              {hasOptions(chosen) && (tracker === undefined || chosen === 'choice') && (
                <TextArea
                  {...fields.text(chosen)}
                  label={own(chosen === 'words' ? 'wordsInOrder' : 'ownOptions')}
                  hint={own('onePerLine', countsOf(chosen))}
                  rows={5}
                />
              )}
              {tracker && <Checkbox {...fields.flag('archived')} label={own('archive')} hint={own('archiveHint')} />}
            </>
          );
        }}
      </ItemForm>
    </div>
  );
}
