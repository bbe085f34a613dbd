import type { LanguageCode } from '#core/messages/languages.ts';
import type { Messages } from '#core/messages/message-store.ts';
import type { Profile } from '#core/profile/profile.ts';
import { dateOf } from '#lib/local-date.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import { compositionOf } from './composition.ts';
import { patientOf } from './patient.ts';
import { resourceIds } from './resource-ids.ts';
import { ipsProfile, urnOf, type Resource } from './resources.ts';
import { summaryFormat } from './summary-format.ts';
import { summarySections } from './summary-sections.ts';

/** The namespaces of the messages that a summary needs, whatever the person chose. */
export const summaryNamespaces = ['fhir', 'profile', 'medications', 'mood', 'questionnaires'] as const;

export interface SummaryInput {
  readonly language: LanguageCode;
  /** The messages of `summaryNamespaces`. */
  readonly messages: ReadonlyMap<string, Messages | undefined>;
  /** The rows of each table of `summaryTables` that the person chose. A table that is missing was not chosen. */
  readonly rows: RowsByTable;
  /** The person's name, used if `rows` has no profile or the profile has no name. */
  readonly person: string | null;
  /** A value that only this person has, such as the user's id. The resources' ids are hashes of it. */
  readonly seed: string;
  readonly now: Date;
  /** When the rows were read, in ms since 1970, if the file is made offline. */
  readonly asOf?: number | undefined;
  /** Set for a health passport, which contains only chosen parts of the profile. */
  readonly passport?: PassportChoice;
}

/** What a person chose for their health passport. The rows must lack everything else. */
export interface PassportChoice {
  readonly title: string;
  /** The chosen columns of the profile. A column that is missing was not chosen. */
  readonly columns: ReadonlySet<string>;
  /** Further lines of the person's story, such as the contacts that they chose. */
  readonly lines: readonly string[];
}

/**
 * The person's records as an International Patient Summary: a FHIR R4 Bundle of the type `document` by
 * https://hl7.org/fhir/uv/ips (version 2.0). The same records give the same ids of conditions, plans and observations.
 */
export async function makePatientSummary({
  rows,
  person,
  seed,
  now,
  asOf,
  passport,
  ...texts
}: SummaryInput): Promise<Resource> {
  const format = summaryFormat(texts);
  const { t, locale } = format;
  const idOf = resourceIds(seed);
  const profile = rows.get('profiles')?.[0] as Profile | undefined;
  const patient = await patientOf({ profile, name: person, isChosen: rows.has('profiles') && !passport }, idOf);
  const device: Resource = {
    resourceType: 'Device',
    id: await idOf('Device'),
    deviceName: [{ name: 'COGN', type: 'user-friendly-name' }],
  };
  const sections = await summarySections({ rows, profile, patient, today: dateOf(now), format, passport }, idOf);
  const timestamp = instantWithOffset(now);
  const date = asOf === undefined ? timestamp : instantWithOffset(new Date(asOf));
  const messages = {
    title: passport?.title ?? t('title'),
    authored: t('authored'),
    notAsked: t('notAsked'),
    withheld: t('withheld'),
  };
  const composition = await compositionOf({ patient, device, sections, messages, locale, date }, idOf);
  const resources = [composition, patient, device, ...sections.flatMap(({ entries }) => entries)];
  const id = await idOf(`Bundle ${timestamp}`);
  return {
    ...{ resourceType: 'Bundle', id, meta: ipsProfile('Bundle'), language: locale },
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(id) },
    ...{ type: 'document', timestamp },
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  };
}

/** The instant as local time with its offset from UTC: '2026-03-20T15:00:00-03:00'. */
function instantWithOffset(moment: Date): string {
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');
  const minutes = -moment.getTimezoneOffset();
  return `${dateOf(moment)}T${time}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
