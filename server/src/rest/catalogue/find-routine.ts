import { Refusal } from '#errors.ts';
import type { Catalogue, Routine } from './catalogue.ts';

/** The function for a call, by its name and argument names. Throws `PGRST202` if there is none, `PGRST203` if several fit. */
export function findRoutine(catalogue: Catalogue, name: string, given: readonly string[]): Routine {
  const fitting = (catalogue.routines.get(name) ?? []).filter((routine) => {
    const known = new Set(routine.parameters.map((parameter) => parameter.name));
    const allKnown = given.every((argument) => known.has(argument));
    return allKnown && routine.parameters.every((parameter) => !parameter.required || given.includes(parameter.name));
  });
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  if (only) {
    const candidates = fitting.map((routine) => {
      const parameters = routine.parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ');
      return `public.${name}(${parameters})`;
    });
    throw new Refusal('PGRST203', {
      message: `Could not choose the best candidate function between: ${candidates.join(', ')}`,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    });
  }
  const withArguments = given.length === 0 ? ' without parameters' : `(${given.join(', ')})`;
  const searched =
    given.length === 0 ? ' without parameters' : ` with parameter${given.length > 1 ? 's' : ''} ${given.join(', ')}`;
  throw new Refusal('PGRST202', {
    message: `Could not find the function public.${name}${withArguments} in the schema cache`,
    details: `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
  });
}

/** The parameter names of all functions with this name: in a GET these are arguments, not filters. */
export function parameterNames(catalogue: Catalogue, name: string): ReadonlySet<string> {
  const routines = catalogue.routines.get(name) ?? [];
  return new Set(routines.flatMap((routine) => routine.parameters.map((parameter) => parameter.name)));
}
