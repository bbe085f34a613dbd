import type { ReactNode } from 'react';
import { Check, Hourglass, Smartphone } from 'lucide-react';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/records/apply-operations.ts';
import type { Kept } from './keeping/create-keeper.ts';
import { thoughtsEntries } from './thoughts-entries.ts';

interface KeptLineProps {
  kept: Kept;
  /** The saved row, once the page knows it. */
  row: { readonly id: string; readonly saving: SavingState } | undefined;
}

/** Where the words that were just written are. Never "saved" before the server has them. Not spoken: it changes while somebody writes. */
export function KeptLine({ kept, row }: KeptLineProps): ReactNode {
  const t = useMessages('thoughts');
  if (kept === 'nothing' || kept === 'failed') return null;
  if (kept === 'row' && row?.saving === 'refused')
    return <SavingMark table={thoughtsEntries.table} rowId={row.id} state="refused" />;
  const state = kept === 'typing' ? 'keeping' : kept === 'row' && row?.saving === 'saved' ? 'saved' : 'keptHere';
  const Mark = { keeping: Hourglass, saved: Check, keptHere: Smartphone }[state];
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Mark aria-hidden className="size-4 shrink-0" />
      {t(state)}
    </p>
  );
}
