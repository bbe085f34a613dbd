import { useSearchParams } from 'react-router';

/** What of the page is open, as the address has it: `?recipe=<id>` a recipe, `&step=<n>` cook mode at a step counted from 1. */
export interface OpenedRecipe {
  readonly id: string | null;
  /** The step of cook mode counted from 0; null when it isn't open. */
  readonly step: number | null;
  readonly open: (id: string | null) => void;
  /** Opens cook mode, goes to a step of it (which takes the place of the step before in the history), or leaves it. */
  readonly cook: (step: number | null) => void;
}

/** The step that an address names, counted from 0; null when it names none. */
function stepOf(parameters: URLSearchParams): number | null {
  const asked = Number(parameters.get('step'));
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : null;
}

/** The step that was asked for last. It may not be drawn yet when the next key comes, and no press is to be lost. */
export const stepNow = (): number | null => stepOf(new URLSearchParams(window.location.search));

/** The recipe that the address names. Back goes to the list, and a reload finds the same step. */
export function useOpenedRecipe(): OpenedRecipe {
  const [parameters, setParameters] = useSearchParams();
  const step = stepOf(parameters);

  const change = (changes: Readonly<Record<string, string | null>>, replace: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: replace },
    );

  return {
    id: parameters.get('recipe'),
    step,
    open: (id) => change({ recipe: id, step: null }, false),
    cook: (to) => change({ step: to === null ? null : String(to + 1) }, step !== null && to !== null),
  };
}
