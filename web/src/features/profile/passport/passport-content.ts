import type { Profile } from '#core/profile/profile.ts';

/** The parts of the profile that the passport may contain, in the dialog's order. A part appears only if the person ticks it. */
export const passportParts = ['full_name', 'photo', 'diagnoses', 'allergies', 'emergency', 'professional'] as const;
export type PassportPart = (typeof passportParts)[number];

/** The three texts that only the passport has, in the order in which a helper needs them. */
const ownTexts = ['communication', 'overload', 'helps'] as const;

export interface PassportSource {
  readonly passport: Readonly<Partial<Record<(typeof ownTexts)[number], string | null>>>;
  readonly profile: Pick<Profile, 'full_name' | 'photo_url' | 'diagnoses' | 'allergies'> | null;
  readonly emergency: readonly { readonly name: string; readonly phone: string }[];
  readonly professional: readonly { readonly name: string; readonly contact: string }[];
}

/** One part of the passport: the key of its label, and the text as the person wrote it. */
export interface PassportSection {
  readonly id: (typeof ownTexts)[number] | Exclude<PassportPart, 'full_name' | 'photo'>;
  readonly text: string;
}

/** The parts of the profile that have data. The dialog offers only these parts. */
export function offeredParts({ profile, emergency, professional }: PassportSource): readonly PassportPart[] {
  const has: Readonly<Record<PassportPart, boolean>> = {
    full_name: Boolean(profile?.full_name),
    photo: Boolean(profile?.photo_url),
    diagnoses: Boolean(profile?.diagnoses),
    allergies: Boolean(profile?.allergies),
    emergency: emergency.length > 0,
    professional: professional.length > 0,
  };
  return passportParts.filter((part) => has[part]);
}

/** The labelled parts of the passport: its own texts, then the ticked parts of the profile. Empty parts are omitted. */
export function passportSections(source: PassportSource, ticked: ReadonlySet<PassportPart>): readonly PassportSection[] {
  const { passport, profile, emergency, professional } = source;
  const texts: readonly (readonly [PassportSection['id'], string | null | undefined])[] = [
    ...ownTexts.map((id) => [id, passport[id]] as const),
    ['allergies', ticked.has('allergies') ? profile?.allergies : null],
    ['diagnoses', ticked.has('diagnoses') ? profile?.diagnoses : null],
    ['emergency', ticked.has('emergency') ? lines(emergency.map(({ name, phone }) => [name, phone])) : null],
    ['professional', ticked.has('professional') ? lines(professional.map(({ name, contact }) => [name, contact])) : null],
  ];
  return texts.flatMap(([id, text]) => (text?.trim() ? [{ id, text: text.trim() }] : []));
}

const lines = (people: readonly (readonly [string, string])[]) => people.map((person) => person.join(' · ')).join('\n');

/**
 * The passport as plain text, for a QR code that a phone reads without a network: the name, then each part below its label, then
 * `date`, a line that says when the page was made.
 */
export function passportText(
  { title, name, date }: { readonly title: string; readonly name: string | null; readonly date: string },
  sections: readonly PassportSection[],
  labels: Readonly<Record<PassportSection['id'], string>>,
): string {
  const parts = sections.map(({ id, text }) => `${labels[id]}\n${text}`);
  return [[title, name].filter(Boolean).join(': '), ...parts, date].join('\n\n');
}
