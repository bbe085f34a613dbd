import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { periods, type PeriodName } from './span-of.ts';

/** What of the statistics is looked at. */
export interface View {
  readonly period: PeriodName;
  readonly setPeriod: (period: PeriodName) => void;
  readonly isOpen: (journal: string) => boolean;
  readonly setOpen: (journal: string, open: boolean) => void;
}

const usual: PeriodName = 'month';

/**
 * The period and the open sections, held in the address (`?period=year&open=mood.sleep`), so that Back from a day, a reload and a bookmark find
 * them again. Changing them is no step of the history. A period that nobody knows means a month.
 */
export function useView(): View {
  const [parameters, setParameters] = useSearchParams();
  const named = periods.find((each) => each === parameters.get('period')) ?? usual;
  // The address follows a moment after the press; until then what was pressed holds.
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
      // By the address as it stands: two sections may be pressed before the first is drawn.
      const known = openIn(new URLSearchParams(window.location.search));
      if (known.includes(journal) === open) return;
      const next = open ? [...known, journal] : known.filter((each) => each !== journal);
      change('open', next.length === 0 ? null : next.join('.'));
    },
  };
}

const openIn = (parameters: URLSearchParams) => (parameters.get('open') ?? '').split('.').filter(Boolean);
