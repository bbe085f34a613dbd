import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useLocale } from 'use-intl/react';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { RowValues } from '#core/rows/operation.ts';
import { savingEdit } from '#core/records/write-rows.ts';
import type { Readings } from '#lib/parse-number.ts';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import type { Draft, Fields, Values } from '../fields.ts';
import type { Problem } from '../validate.ts';
import { readDraft, writeDraft } from '../read-draft.ts';
import { useNotSavedMessage } from '../save-toasts.ts';
import { bindFields } from './bind-fields.ts';
import { problemWords } from './problem-words.ts';

/** Nothing was typed. One object, so that a render does not take it for another. */
const untouched = {};

type Sentences<Of extends Fields> = { readonly [Name in keyof Of]?: string };

export interface RecordFormOptions<Of extends Fields> {
  fields: Of;
  /** Where what is typed is kept until it is saved: `weight:2026-11-21`. */
  draftKey: string;
  /** What the form shows when nothing was typed yet. */
  initial?: Partial<Values<Of>>;
  /** The page's own sentence for a required field that is empty. */
  requiredWords?: Sentences<Of>;
  /** Fields that the page asks for though a row may do without them. */
  alsoRequired?: readonly (keyof Of & string)[] | undefined;
  /** Said above the buttons when a required field is empty, instead of the default sentence. */
  requiredNotice?: { readonly title: string; readonly text: string } | undefined;
  /** What only the page can judge, as sentences by field. A field that does not fit by itself holds the text as it was typed. */
  check?: (values: Values<Of>) => Sentences<Of>;
  /** Resolves once the values are on this device; the draft goes then. Rejects with NotKept, and everything stays. */
  save: (values: Values<Of>) => Promise<void>;
}

/**
 * The life of a form that makes or changes one row: the draft is kept through reload and lapse of the session, problems stand by
 * their fields and the first one gets the focus, a second press while saving does nothing, and what could not be stored is said.
 */
export function useRecordForm<Of extends Fields>(options: RecordFormOptions<Of>) {
  const { fields, draftKey, initial, requiredWords, alsoRequired, requiredNotice, check, save } = options;
  const locale = useLocale();
  const words = { core: useMessages('core'), journal: useMessages('journal') };
  const notKeptWords = useNotSavedMessage();
  const moreWords = useMoreLabel();
  const form = useRef<HTMLFormElement>(null);
  const start = useMemo(() => writeDraft(fields, initial ?? {}, locale), [fields, initial, locale]);
  // Only what was typed is kept: the other fields follow the row, also when it changes on another device meanwhile.
  const [typed, setTyped, clearTyped] = useDraft<Draft<Of>>(draftKey, untouched);
  // Of a row that is edited: what stood in each field when the person began to type there, which reload must not make newer.
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

  const readingsWords = (readings: Readings) => problemWords({ code: 'two-readings', readings }, words, locale);
  const sentence = (name: keyof Of & string, problem: Problem) =>
    (problem.code === 'required' && requiredWords?.[name]) || problemWords(problem, words, locale);

  function read(): Values<Of> | undefined {
    const reading = readDraft(fields, draft, locale);
    const problems: { [Name in keyof Of]?: Problem } = reading.fits ? {} : { ...reading.problems };
    for (const name of alsoRequired ?? []) if (!draft[name]?.trim()) problems[name] ??= { code: 'required' };
    // Also while other fields do not fit, so that one press shows all there is to mend.
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
      setFailure(notKeptWords(problem));
    } finally {
      setBusy(false);
    }
  }

  /** Forgets what was saved. What was typed into a field since then is somebody's next words, and stays. */
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
    /** Spread on the form element. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    fields: bindFields({
      fields,
      draft,
      errors,
      locale,
      moreWords,
      clearWords: words.journal('clearChoice'),
      readingsWords,
      set,
    }),
    draft,
    busy,
    /** Whether something was typed that is not saved yet. */
    changed,
    /** Whether a field waits to be mended, and what the page says when it is an empty one. */
    faulty: Object.keys(errors).length > 0,
    requiredNotice: incomplete ? requiredNotice : undefined,
    /** Why the values could not be stored, in words; null when nothing failed. */
    failure,
    /** Forgets what was typed. */
    discard(): void {
      clearTyped();
      clearBegan();
      setErrors({});
      setFailure(null);
    },
  };
}
