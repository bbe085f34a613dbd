import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { periods, type PeriodName } from './span-of.ts';

/** The view of the statistics page: its period, and which journals' sections are open. */
export interface View {
  readonly period: PeriodName;
  readonly setPeriod: (period: PeriodName) => void;
  readonly isOpen: (journal: string) => boolean;
  readonly setOpen: (journal: string, open: boolean) => void;
}

const usual: PeriodName = 'month';

/**
 * Stores the period and the open sections in the URL (`?period=year&open=mood.sleep`), so that Back, a reload and a bookmark
 * restore them. Changes replace the history entry. An unknown period means a month.
 */
export function useView(): View {
  const [parameters, setParameters] = useSearchParams();
  const named = periods.find((each) => each === parameters.get('period')) ?? usual;
  // The URL changes only some time after the press. Until then, use the period that the user pressed.
  const [pressed, setPressed] = useState<{ period: PeriodName; over: PeriodName }>();
  const period = pressed?.over === named ? pressed.period : named;
  const change = (name: string, value: string | null) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    period,
    setPeriod(next) {
      setPressed({ period: next, over: named });
      change('period', next === usual ? null : next);
    },
    isOpen: (journal) => openIn(parameters).includes(journal),
    setOpen(journal, open) {
      // Read the current URL, because the user may press two sections before the first one renders.
      const known = openIn(new URLSearchParams(window.location.search));
      if (known.includes(journal) === open) return;
      const next = open ? [...known, journal] : known.filter((each) => each !== journal);
      change('open', next.length === 0 ? null : next.join('.'));
    },
  };
}

const openIn = (parameters: URLSearchParams) => (parameters.get('open') ?? '').split('.').filter(Boolean);
