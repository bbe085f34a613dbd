import { Refusal } from '#errors.ts';
import type { Catalogue, Routine } from './catalogue.ts';

/** What a request passes to a function. */
export interface Given {
  /** The names of the arguments; undefined if the body is not an object. */
  names: readonly string[] | undefined;
  /** The format of a POST's body. */
  body?: 'json' | 'text';
}

/** For each format of a body: the types of a single unnamed parameter that can take it. */
const bodyTypes = { json: ['json', 'jsonb'], text: ['text'] };

/**
 * Finds the function for a call by its name and argument names. If no function has these arguments, finds one whose
 * single unnamed parameter takes the whole body. Throws `PGRST202` if there is none, `PGRST203` if several match.
 */
export function findRoutine(catalogue: Catalogue, name: string, given: Given): Routine {
  const routines = catalogue.routines.get(name) ?? [];
  const named = routines.filter((routine) => fits(routine, given.names));
  const found = named.length > 0 ? named : takingBody(catalogue, name, given.body);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  throw only ? ambiguous(name, found) : unknown(name, given);
}

/** The functions of this name with a single unnamed parameter that takes a body of this format. */
export function takingBody(catalogue: Catalogue, name: string, body: Given['body']): Routine[] {
  if (!body) return [];
  return (catalogue.routines.get(name) ?? []).filter(
    (routine) => takesBody(routine) && bodyTypes[body].includes(routine.parameters[0]?.shownType ?? ''),
  );
}

/** Whether the function has a single parameter, and it is unnamed. */
export function takesBody({ parameters }: Routine): boolean {
  return parameters.length === 1 && parameters[0]?.name === '';
}

/**
 * Whether the function takes exactly these arguments. Clients with generated types pass an unnamed parameter under the
 * empty name.
 */
function fits({ parameters }: Routine, names: Given['names']): boolean {
  if (!names) return false;
  const known = new Set(parameters.map((parameter) => parameter.name));
  return (
    names.every((argument) => known.has(argument)) &&
    parameters.every((parameter) => !parameter.required || names.includes(parameter.name))
  );
}

function ambiguous(name: string, found: readonly Routine[]): Refusal {
  const shown = found.map(({ parameters }) => parameters.map((one) => `${one.name} => ${one.shownType}`));
  const candidates = shown
    .toSorted((one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1))
    .map((parameters) => `public.${name}(${parameters.join(', ')})`);
  return new Refusal('PGRST203', {
    message: `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

function unknown(name: string, { names = [], body }: Given): Refusal {
  const sorted = names.toSorted().join(', ');
  const none = names.length === 0;
  const searched = none ? ' without parameters' : ` with parameter${names.length > 1 ? 's' : ''} ${sorted}`;
  const byBody = body ? ' or with a single unnamed json/jsonb parameter' : '';
  return new Refusal('PGRST202', {
    message: `Could not find the function public.${name}${none ? ' without parameters' : `(${sorted})`} in the schema cache`,
    details: `Searched for the function public.${name}${searched}${byBody}, but no matches were found in the schema cache.`,
  });
}

/** The parameter names of all functions with this name. In a GET, query keys with these names are arguments, not filters. */
export function parameterNames(catalogue: Catalogue, name: string): ReadonlySet<string> {
  const routines = catalogue.routines.get(name) ?? [];
  return new Set(routines.flatMap((routine) => routine.parameters.map((parameter) => parameter.name)).filter(Boolean));
}
