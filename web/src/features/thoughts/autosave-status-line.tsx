import type { ReactNode } from 'react';
import { Check, Hourglass, Smartphone } from 'lucide-react';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import type { AutosaveStatus } from './autosave/create-thought-autosave.ts';
import { thoughtsEntries } from './thoughts-entries.ts';

interface AutosaveStatusLineProps {
  status: AutosaveStatus;
  /** The row of the open thought; undefined until the thought is in the page's list. */
  row: { readonly id: string; readonly saving: SavingState } | undefined;
}

/**
 * A line that says where the text is stored. It says "saved" only after the server confirms. It is not a live region,
 * because it changes while the person writes.
 */
export function AutosaveStatusLine({ status, row }: AutosaveStatusLineProps): ReactNode {
  const t = useMessages('thoughts');
  if (status === 'nothing' || status === 'failed') return null;
  if (status === 'row' && row?.saving === 'refused')
    return <SavingMark table={thoughtsEntries.table} rowId={row.id} state="refused" />;
  const state = status === 'typing' ? 'keeping' : status === 'row' && row?.saving === 'saved' ? 'saved' : 'onDevice';
  const Mark = { keeping: Hourglass, saved: Check, onDevice: Smartphone }[state];
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Mark aria-hidden className="size-4 shrink-0" />
      {t(state)}
    </p>
  );
}
