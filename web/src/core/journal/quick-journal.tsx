import type { ReactNode } from 'react';
import { useToday } from '#core/selected-date/use-today.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { ConsentGate } from './consent-gate.tsx';
import type { Journal } from './define-journal.ts';
import type { Fields } from './fields.ts';
import { JournalContext, type JournalState } from './journal-context.ts';
import { useJournalState } from './use-journal-state.ts';

interface QuickJournalProps<Of extends Fields> {
  of: Journal<Of>;
  children: ReactNode;
  /**
   * Shown instead of the children until the person may write. Without `otherwise`, the component asks for a missing consent.
   */
  otherwise?: ReactNode;
}

/**
 * Provides a journal's state for today to a page's part of the sheet "Anotar". No premium gate is needed: the sheet shows a
 * premium journal only if the person has had premium since the sheet opened.
 */
export function QuickJournal<Of extends Fields>({ of, children, otherwise }: QuickJournalProps<Of>): ReactNode {
  const journal = useJournalState(of, useToday());
  if (otherwise !== undefined && journal.writing !== 'open') return otherwise;
  if (journal.writing === 'checking') return <OnItsWay />;
  if (journal.writing === 'consent') return of.consent !== undefined && <ConsentGate purpose={of.consent} />;
  return <JournalContext value={journal as unknown as JournalState}>{children}</JournalContext>;
}
