import { useSearchParams } from 'react-router';

/** The page's state in the address: `?recipe=<id>` names a recipe, `&step=<n>` a step of cook mode, counted from 1. */
export interface OpenedRecipe {
  readonly id: string | null;
  /** The step of cook mode, counted from 0; null if cook mode is closed. */
  readonly step: number | null;
  readonly open: (id: string | null) => void;
  /** Opens cook mode at a step, or leaves it with null. Going from step to step replaces the history entry. */
  readonly cook: (step: number | null) => void;
}

/** The step that an address names, counted from 0; null if it names none. */
function stepOf(parameters: URLSearchParams): number | null {
  const asked = Number(parameters.get('step'));
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : null;
}

/**
 * The step in the address, which may be newer than the rendered step. The arrow keys start from this step. Otherwise two
 * quick key presses would move by only one step.
 */
export const stepNow = (): number | null => stepOf(new URLSearchParams(window.location.search));

/** The recipe and the step in the address. Back returns to the list, and a reload restores the step. */
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
