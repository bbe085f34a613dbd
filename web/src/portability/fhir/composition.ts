import { narrative } from './narrative.ts';
import type { IdOf } from './resource-ids.ts';
import { codeOf, hl7, ipsProfile, loinc, referTo, type Resource } from './resources.ts';

/** The input of a section. `items` are texts for people, `entries` are resources for programs. */
export interface SectionInput {
  readonly title: string;
  /** The section's LOINC code, as the International Patient Summary sets it. */
  readonly code: string;
  readonly items: readonly string[];
  readonly entries: readonly Resource[];
  /** Whether the person chose to share what the section is about. */
  readonly isChosen: boolean;
}

interface CompositionMessages {
  readonly title: string;
  /** Says that the person wrote everything and no professional checked it. */
  readonly authored: string;
  readonly notAsked: string;
  readonly withheld: string;
}

interface CompositionInput {
  readonly patient: Resource;
  readonly device: Resource;
  readonly sections: readonly SectionInput[];
  readonly messages: CompositionMessages;
  readonly locale: string;
  /** When the file was made, with the offset of the person's time zone. */
  readonly date: string;
}

/**
 * The document's first resource. Its authors are the person, who wrote the content, and COGN, which put it together. An
 * empty section says why: nothing was written (`notasked`), or the person did not choose it (`withheld`).
 */
export async function compositionOf(
  { patient, device, sections, messages, locale, date }: CompositionInput,
  idOf: IdOf,
): Promise<Resource> {
  return {
    resourceType: 'Composition',
    id: await idOf(`Composition ${date}`),
    meta: ipsProfile('Composition'),
    language: locale,
    text: narrative({ sentences: [messages.title, messages.authored] }, locale),
    status: 'final',
    type: codeOf(loinc, '60591-5', 'Patient summary Document'),
    subject: referTo(patient),
    date,
    author: [referTo(patient), referTo(device)],
    title: messages.title,
    section: sections.map((section) => sectionOf(section, messages, locale)),
  };
}

function sectionOf(
  { title, code, items, entries, isChosen }: SectionInput,
  { notAsked, withheld }: CompositionMessages,
  locale: string,
): object {
  const isEmpty = items.length === 0;
  return {
    title,
    code: codeOf(loinc, code),
    text: narrative(isEmpty ? { sentences: [isChosen ? notAsked : withheld] } : { items }, locale),
    ...(entries.length > 0 && { entry: entries.map(referTo) }),
    ...(isEmpty && { emptyReason: codeOf(hl7('list-empty-reason'), isChosen ? 'notasked' : 'withheld') }),
  };
}
