import { longestContent } from '@cogn/shared/health-link-limits.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { loadMessages } from '#core/messages/load-messages.ts';
import type { Row } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { passportSections, type PassportPart, type PassportSource } from '#features/profile/passport/passport-content.ts';
import { passportLabels } from '#features/profile/passport/passport-labels.ts';
import { makePatientSummary, summaryNamespaces, type SummaryInput } from '#portability/fhir/patient-summary.ts';
import { summaryTables } from '#portability/fhir/summary-sections.ts';
import { encryptContent } from '#portability/health-link/encrypted-content.ts';
import { writeShlink } from '#portability/health-link/shlink.ts';
import { rowsIn, type Period } from '#portability/portable/period.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { readEverything, type RowsByTable } from '#portability/portable/read-everything.ts';
import { loadNamespaces, reportMessagesOf } from '#portability/portable/report-messages.ts';
import { storeContent, type SharedKind } from './link-requests.ts';

/** What a link shows: a passport with the ticked parts, or a summary of a period. */
export type SharedContent =
  | { readonly kind: 'passport'; readonly source: PassportSource; readonly ticked: ReadonlySet<PassportPart> }
  | { readonly kind: 'summary'; readonly period: Period };

export interface LinkRequest {
  readonly shared: SharedContent;
  /** The language of the document. */
  readonly language: LanguageCode;
  /** Null for a link without a passcode. */
  readonly passcode: string | null;
  /** How long the link works, in seconds. */
  readonly expiresIn: number;
}

export interface NewLink {
  readonly kind: SharedKind;
  /** Opens our viewer in a browser. Programs for SMART Health Links find `shlink:/…` in it. */
  readonly address: string;
  readonly passcode: string | null;
  /** An ISO instant. */
  readonly expiresAt: string;
}

/**
 * Makes the document and encrypts it on this device, stores the ciphertext on the server, and returns the link. Returns
 * `nothing` if the choice contains no data, and `tooLarge` above `longestContent`. Rejects as `askServer` and
 * `readEverything` do.
 */
export async function makeLink({
  shared,
  language,
  passcode,
  expiresIn,
}: LinkRequest): Promise<NewLink | 'nothing' | 'tooLarge'> {
  const { kind } = shared;
  const messages = await loadNamespaces(loadMessages, language, summaryNamespaces);
  const { text } = reportMessagesOf(language, messages);
  const chosen = shared.kind === 'passport' ? passportRows(shared, language) : { rows: await summaryRows(shared.period) };
  if (![...chosen.rows.values()].some((rows) => rows.length > 0)) return 'nothing';
  const seed = currentUserId() ?? crypto.randomUUID();
  const document = await makePatientSummary({ language, messages, person: null, seed, now: new Date(), ...chosen });
  const { key, content } = await encryptContent(document);
  if (content.length > longestContent) return 'tooLarge';
  const { url, expires_at: expiresAt } = await storeContent({ kind, content, passcode, expires_in: expiresIn });
  const label = kind === 'passport' ? passportLabels[language].title : text('fhir', 'title');
  const shlink = writeShlink({ url, key, hasPasscode: passcode !== null, label, expiresAt });
  return { kind, address: `${window.location.origin}/health-link#${shlink}`, passcode, expiresAt };
}

async function summaryRows(period: Period): Promise<RowsByTable> {
  const tables = portableTables.filter(({ table }) => summaryTables.includes(table));
  const rows = await readEverything(dataClient(), tables, { periodOf: () => period });
  return new Map(tables.map((of) => [of.table, rowsIn(of, rows.get(of.table) ?? [], period)]));
}

const profileColumns = ['full_name', 'diagnoses', 'allergies'] as const;

/** The rows and lines of a passport. They contain only what the person ticked and wrote. */
export function passportRows(
  { source, ticked }: Extract<SharedContent, { kind: 'passport' }>,
  language: LanguageCode,
): Required<Pick<SummaryInput, 'rows' | 'passport'>> {
  const labels = passportLabels[language];
  const sections = passportSections(source, ticked);
  const columns = new Set<string>(profileColumns.filter((column) => ticked.has(column)));
  const filled = profileColumns.flatMap((column) => {
    const value = columns.has(column) && source.profile?.[column];
    return value ? [[column, value] as const] : [];
  });
  const own = sections.filter(({ id }) => ['communication', 'overload', 'helps'].includes(id));
  const profile = { id: 'profile', ...Object.fromEntries(filled) } as Row;
  const passport = { id: 'passport', ...Object.fromEntries(own.map(({ id, text }) => [id, text])) } as Row;
  const lines = sections.flatMap(({ id, text }) =>
    id === 'emergency' || id === 'professional' ? [`${labels[id]}: ${text}`] : [],
  );
  const isEmpty = filled.length === 0 && sections.length === 0;
  return {
    rows: new Map(
      isEmpty
        ? []
        : [
            ['profiles', [profile]],
            ['health_passports', [passport]],
          ],
    ),
    passport: { title: labels.title, columns, lines },
  };
}
