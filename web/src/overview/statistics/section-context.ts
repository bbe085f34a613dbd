import { createContext, useContext } from 'react';
import type { Statistics } from './statistics-responses.ts';
import type { JournalId } from './journal-list.ts';
import type { PeriodName, Span } from './span-of.ts';

/** The data of the charts in a section. */
export interface SectionView {
  readonly journal: JournalId;
  readonly period: PeriodName;
  readonly span: Span;
  readonly statistics: Statistics;
}

export const SectionContext = createContext<SectionView | null>(null);

export function useSection(): SectionView {
  const view = useContext(SectionContext);
  if (!view) throw new Error('useSection needs a section around it');
  return view;
}
