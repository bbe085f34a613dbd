import type { ReactNode } from 'react';
import { Smartphone, TriangleAlert } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { outboxRefusalWord } from '#core/outbox/write-problems.ts';
import { useOutbox, openRefusedList } from '#core/outbox/use-outbox.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';

interface SavingMarkProps {
  table: string;
  rowId: string;
  state: SavingState;
}

const marks = { 'on-device': Smartphone, refused: TriangleAlert };

/**
 * Shows a row's saving state unless the row is saved. For a refused row also shows the reason, and after a conflict a link
 * to both versions.
 */
export function SavingMark({ table, rowId, state }: SavingMarkProps): ReactNode {
  const core = useMessages('core');
  const { refused } = useOutbox();
  if (state === 'saved') return null;
  const Mark = marks[state];
  const refusal = refused.find((operation) => operation.table === table && operation.rowId === rowId)?.refusal;
  return (
    <p className={`text-sm ${state === 'refused' ? 'text-problem' : 'text-muted'}`}>
      <span className="inline-flex items-center gap-1.5">
        <Mark aria-hidden className="size-4 shrink-0" />
        {core(`saving.${state}`)}
        {refusal && `: ${core(`refused.${outboxRefusalWord(refusal)}`)}`}
      </span>
      {refusal?.theirs && (
        <Button aria-haspopup="dialog" onClick={openRefusedList}>
          {core('saving.bothVersions')}
        </Button>
      )}
    </p>
  );
}
