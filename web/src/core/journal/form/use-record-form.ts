import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocale } from 'use-intl/react';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { RowValues } from '#core/rows/operation.ts';
import { savingEdit } from '#core/records/write-rows.ts';
import type { Readings } from '#lib/parse-number.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import type { Draft, Fields, Values } from '../fields.ts';
import type { Problem } from '../validate.ts';
import { parseFormValues, formatFormValues } from '../parse-form-values.ts';
import { useNotSavedMessage } from '../save-toasts.ts';
import { bindFields } from './bind-fields.ts';
import { describeProblem } from './describe-problem.ts';

/** The empty draft. It is a constant, so that every render uses the same object. */
const untouched = {};

type Sentences<Of extends Fields> = { readonly [Name in keyof Of]?: string };

export interface RecordFormOptions<Of extends Fields> {
  fields: Of;
  /** Storage key of the draft: `weight:2026-11-21`. */
  draftKey: string;
  /** Values to show before any input. */
  initial?: Partial<Values<Of>>;
  /** The page's own messages for empty required fields, by field. */
  requiredMessages?: Sentences<Of>;
  /** Fields that the page requires although the column is optional. */
  alsoRequired?: readonly (keyof Of & string)[] | undefined;
  /** Replaces the default notice above the buttons if a required field is empty. */
  requiredNotice?: { readonly title: string; readonly text: string } | undefined;
  /**
   * The page's checks that involve several fields. Returns error messages by field. In `values`, a field that is invalid by
   * itself has its raw text.
   */
  check?: (values: Values<Of>) => Sentences<Of>;
  /**
   * Resolves once the device has stored the values; the form then clears the draft. If it rejects with NotStored, the draft
   * stays.
   */
  save: (values: Values<Of>) => Promise<void>;
}

/** Ctrl+Enter, or Cmd+Enter on a Mac, saves from any field. */
const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

/**
 * State of a form that creates or changes one row. Its draft survives a reload and an expired session. After a failed submit, the
 * first invalid field gets focus. A second submit during a save does nothing. If the device cannot store the values, `failure`
 * explains why.
 */
export function useRecordForm<Of extends Fields>(options: RecordFormOptions<Of>) {
  const { fields, draftKey, initial, requiredMessages, alsoRequired, requiredNotice, check, save } = options;
  const locale = useLocale();
  const words = { core: useMessages('core'), journal: useMessages('journal') };
  const notSavedMessage = useNotSavedMessage();
  const moreLabel = useMoreLabel();
  const form = useRef<HTMLFormElement>(null);
  const start = useMemo(() => formatFormValues(fields, initial ?? {}, locale), [fields, initial, locale]);
  // Store only the fields that the person typed in. The other fields show the row's current values, even after another device
  // changed the row.
  const [typed, setTyped, clearTyped] = useDraft<Draft<Of>>(draftKey, untouched);
  // For an edited row: the value of each field before the person typed in it, to detect changes by other devices. Stored
  // with the draft, because after a reload `initial` may be a newer version of the row.
  const [began, setBegan, clearBegan] = useDraft<RowValues>(`${draftKey}:began`, untouched);
  const row = initial as RowValues | undefined;
  const rowId = typeof row?.['id'] === 'string' ? row['id'] : undefined;
  const draft: Draft<Of> = { ...start, ...typed };
  const [errors, setErrors] = useState<Sentences<Of>>({});
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0 && form.current !== null) focusFirstProblem(form.current);
  }, [refusals]);

  const describeReadings = (readings: Readings) => describeProblem({ code: 'two-readings', readings }, words, locale);
  const sentence = (name: keyof Of & string, problem: Problem) =>
    (problem.code === 'required' && requiredMessages?.[name]) || describeProblem(problem, words, locale);

  function read(): Values<Of> | undefined {
    const reading = parseFormValues(fields, draft, locale);
    const problems: { [Name in keyof Of]?: Problem } = reading.fits ? {} : { ...reading.problems };
    for (const name of alsoRequired ?? []) if (!draft[name]?.trim()) problems[name] ??= { code: 'required' };
    // The value of a browser's date input is empty while the person has typed only a part of the date.
    form.current?.querySelectorAll<HTMLInputElement>('[type=date]').forEach(({ name, validity }) => {
      if (validity.badInput) problems[name as keyof Of] = { code: 'not-a-date' };
    });
    // Run the page's checks even if other fields are invalid, so that one press shows all errors.
    const found: Record<string, string | undefined> = { ...check?.(reading.values) };
    for (const [name, problem] of Object.entries(problems)) found[name] = sentence(name, problem as Problem);
    setErrors(found as Sentences<Of>);
    setIncomplete(Object.values(problems).some((problem) => problem?.code === 'required'));
    if (reading.fits && Object.values(found).every((words) => words === undefined)) return reading.values;
    setRefusals((count) => count + 1);
    return undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const values = read();
    if (values === undefined) return;
    setBusy(true);
    try {
      await savingEdit(rowId, began === untouched ? undefined : began, () => save(values));
      forget(typed);
    } catch (problem) {
      setFailure(notSavedMessage(problem));
    } finally {
      setBusy(false);
    }
  }

  /** Clears the saved text. Text that the person typed during the save stays for the next save. */
  function forget(saved: Draft<Of>): void {
    clearBegan();
    let newer = 0;
    setTyped((now) => {
      const rest = Object.entries(now).filter(([name, text]) => text !== saved[name]);
      newer = rest.length;
      return Object.fromEntries(rest) as Draft<Of>;
    });
    if (newer === 0) clearTyped();
  }

  function set(name: keyof Of & string, text: string): void {
    if (row && rowId !== undefined && !(name in began)) {
      setBegan((before) => ({ updated_at: row['updated_at'], ...before, [name]: row[name] ?? null }));
    }
    setTyped((before) => ({ ...before, [name]: text }));
    setErrors(({ [name]: _mended, ...others }) => others as Sentences<Of>);
  }

  const changed = Object.keys(typed).some((name) => (draft[name] ?? '') !== (start[name] ?? ''));

  return {
    /** Props to spread on the form element. */
    form: { ref: form, onSubmit: submit, onKeyDown: saveByKey, noValidate: true },
    fields: bindFields({
      fields,
      draft,
      start,
      errors,
      locale,
      moreLabel,
      clearLabel: words.journal('clearChoice'),
      describeReadings,
      set,
    }),
    draft,
    busy,
    /** Whether the form has unsaved input. */
    changed,
    /** Whether a field is invalid. If a required field is empty, `requiredNotice` has the page's notice about it. */
    faulty: Object.keys(errors).length > 0,
    requiredNotice: incomplete ? requiredNotice : undefined,
    /** Why the values could not be stored; null without a failure. */
    failure,
    discard(): void {
      clearTyped();
      clearBegan();
      setErrors({});
      setFailure(null);
    },
  };
}
