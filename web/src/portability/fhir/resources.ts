import { plainText } from './narrative.ts';

/** A FHIR R4 resource. The tests check its elements with a FHIR validator. */
export interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly [element: string]: unknown;
}

interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}

export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}

export interface Reference {
  readonly reference: string;
}

export const loinc = 'http://loinc.org';
export const ucum = 'http://unitsofmeasure.org';

/** A code system of `terminology.hl7.org`, by its name. */
export const hl7 = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`;

/** A profile of the International Patient Summary 2.0, by its name. */
export const ipsProfile = (name: string): { readonly profile: readonly string[] } => ({
  profile: [`http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`],
});

export const codeOf = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

/** The person's own words, without any code. */
export const textOnly = (text: string): CodeableConcept => ({ text: plainText(text) });

/** The address of a resource inside its bundle. */
export const urnOf = (id: string): string => `urn:uuid:${id}`;

export const referTo = ({ id }: Resource): Reference => ({ reference: urnOf(id) });

/** Says why a required element has no value: the person did not write it, or chose not to share it. */
export const absent = (reason: 'unknown' | 'masked'): object => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: reason }],
});
