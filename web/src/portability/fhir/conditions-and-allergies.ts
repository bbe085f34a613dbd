import { plainText } from './narrative.ts';
import type { IdOf } from './resource-ids.ts';
import { codeOf, hl7, ipsProfile, textOnly, referTo, type Resource } from './resources.ts';

/** The lines of the person's text, each once. Blank lines are left out. */
const linesOf = (text: string | null | undefined) => [
  ...new Set((text ?? '').split('\n').flatMap((line) => plainText(line) || [])),
];

/** A `Condition` for each line of the profile's diagnoses, in the person's words. */
export function conditionsOf(diagnoses: string | null | undefined, patient: Resource, idOf: IdOf): Promise<Resource[]> {
  return Promise.all(
    linesOf(diagnoses).map(async (line) => ({
      resourceType: 'Condition',
      id: await idOf(`Condition ${line}`),
      meta: ipsProfile('Condition'),
      clinicalStatus: codeOf(hl7('condition-clinical'), 'active'),
      category: [codeOf(hl7('condition-category'), 'problem-list-item')],
      code: textOnly(line),
      subject: referTo(patient),
      asserter: referTo(patient),
    })),
  );
}

/** An `AllergyIntolerance` for each line of the profile's allergies, in the person's words. */
export function allergiesOf(allergies: string | null | undefined, patient: Resource, idOf: IdOf): Promise<Resource[]> {
  return Promise.all(
    linesOf(allergies).map(async (line) => ({
      resourceType: 'AllergyIntolerance',
      id: await idOf(`AllergyIntolerance ${line}`),
      meta: ipsProfile('AllergyIntolerance'),
      clinicalStatus: codeOf(hl7('allergyintolerance-clinical'), 'active'),
      code: textOnly(line),
      patient: referTo(patient),
      asserter: referTo(patient),
    })),
  );
}
