import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CalendarPlus, FileUp } from 'lucide-react';
import { useJournal } from '#core/journal/journal-context.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { appointments, appointmentTypes, type Appointment } from '../appointments.ts';
import { addAppointments, removeAppointments } from './add-appointments.ts';
import { appointmentsOf, type FiledAppointments } from './appointments-of-file.ts';
import { FilePreview } from './file-preview.tsx';
import { mostBytes, readIcs, type IcsFault } from './read-ics.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fault'; readonly fault: IcsFault | 'unreadable' }
  | { readonly kind: 'preview'; readonly file: FiledAppointments; readonly seed: string };

/**
 * The seed of the imported rows' ids. Feeds show these ids to others, and `derivedUuid` is not one-way: a reader who knows the
 * UID in the file could compute the seed. So it must not be `profiles.row_seed` itself, from which other ids are derived.
 */
async function importSeedOf(rowSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`cogn calendar import ${rowSeed}`));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds the appointments of a calendar file. A preview says how many, and what cannot be added, before anything is stored. */
export function CalendarImport(): ReactNode {
  const t = useMessages('calendar-import');
  const calendar = useMessages('calendar');
  const core = useMessages('core');
  const { today, writing } = useJournal(appointments);
  const { profile, isPremium } = useProfile();
  const { rows, state: reading, known, retry } = useRows<Appointment>(appointments.table);
  const { showToast } = useToast();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [busy, setBusy] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (state.kind !== 'idle') result.current?.focus();
  }, [state]);
  const rowSeed = profile?.row_seed;
  // Compared at each render, because the rows of an earlier import may arrive after the person chose the file again.
  const ids = new Set(rows.map(({ id }) => id));
  const found = state.kind === 'preview' && { ...state.file, rows: state.file.rows.filter(({ id }) => !ids.has(id)) };

  // Nothing may be added, for example without consent. The page gives the reason at its top.
  if (writing !== 'open') return null;

  async function read(chosen: File, from: string): Promise<void> {
    if (chosen.size > mostBytes) {
      setState({ kind: 'fault', fault: 'tooLarge' });
      return;
    }
    const text = await chosen.text().catch(() => null);
    const events = text === null ? 'unreadable' : readIcs(text);
    if (typeof events === 'string') {
      setState({ kind: 'fault', fault: events });
      return;
    }
    const seed = await importSeedOf(from);
    const file = appointmentsOf(events, {
      ...{ seed, today, mayAddPast: isPremium, known: ids, unnamed: t('unnamed') },
      typeOf: (category) => appointmentTypes.find((type) => calendar(type) === category) ?? 'other',
    });
    setState({ kind: 'preview', file, seed });
  }

  function leave(): void {
    setState({ kind: 'idle' });
    chooser.current?.focus();
  }

  async function undo(ids: readonly string[]): Promise<void> {
    const left = await removeAppointments(ids);
    if (left.length === 0) showToast({ title: t('undone') });
    else {
      const action = { label: core('actions.undo'), onAct: () => void undo(left) };
      showToast({ title: t('notUndone'), description: t('connection'), variant: 'destructive', action });
    }
  }

  async function add({ rows: filed }: FiledAppointments, seed: string): Promise<void> {
    setBusy(true);
    const { added, refused, sent, end } = await addAppointments(filed, seed);
    setBusy(false);
    // If the connection failed or the server asked to wait, the preview stays, so that its button can send the rest.
    if (end === 'whole') leave();
    const problem = {
      whole: refused > 0 ? t('refused', { count: refused }) : undefined,
      cut: t('connection'),
      paused: t('later'),
    }[end];
    showToast({
      title: t('added', { count: added }),
      ...(problem !== undefined && { description: problem, variant: 'destructive' as const }),
      ...(sent.length > 0 && { action: { label: core('actions.undo'), onAct: () => void undo(sent) } }),
    });
  }

  return (
    <section aria-labelledby="calendar-import" className="flex flex-col gap-4">
      <h3 id="calendar-import" className="font-semibold">
        {t('heading')}
      </h3>
      <p>{t('intro')}</p>
      <QueryStateNotice reading={reading} retry={retry} />
      {known && rowSeed && (
        <FileButton
          ref={chooser}
          icon={FileUp}
          busy={busy}
          className="self-start"
          accept="text/calendar,.ics"
          onChoose={(file) => void read(file, rowSeed)}
        >
          {t('choose')}
        </FileButton>
      )}
      <div ref={result} tabIndex={-1} className="flex flex-col gap-4 rounded-md empty:hidden">
        {state.kind === 'fault' && <Notice tone="problem">{t(`fault.${state.fault}`)}</Notice>}
        {state.kind === 'preview' && found && (
          <>
            <FilePreview found={found} already={state.file.rows.length - found.rows.length} />
            <div className="flex flex-wrap gap-3">
              {found.rows.length > 0 && (
                <Button variant="primary" icon={CalendarPlus} busy={busy} onClick={() => void add(found, state.seed)}>
                  {t('add', { count: found.rows.length })}
                </Button>
              )}
              <Button onClick={leave}>{t('leave')}</Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
