/** What the viewer shows of a FHIR document: only text, so that no document can add markup or code to the page. */
export interface ShownDocument {
  readonly title: string;
  /** The patient's name; null if the document has none. */
  readonly person: string | null;
  /** When the document was made, as the document states it. */
  readonly date: string | null;
  /** The language of the texts, such as `pt-BR`. */
  readonly language: string | undefined;
  /** Sentences about the whole document. */
  readonly sentences: readonly string[];
  readonly sections: readonly ShownSection[];
  /** The titles of sections that the person left out. */
  readonly withheld: readonly string[];
}

interface ShownSection {
  readonly title: string;
  /** The items of a list, or sentences if `isList` is false. */
  readonly lines: readonly string[];
  readonly isList: boolean;
}

type Json = Readonly<Record<string, unknown>>;
const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(record) : []);
const string = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads a FHIR document (a Bundle with a Composition). Returns null for anything else. */
export function shownDocument(content: unknown): ShownDocument | null {
  const resources = list(record(content)['entry']).map(({ resource }) => record(resource));
  const composition = resources.find(({ resourceType }) => resourceType === 'Composition');
  if (!composition) return null;
  const patient = resources.find(({ resourceType }) => resourceType === 'Patient') ?? {};
  const title = string(composition['title']) ?? '';
  const sections = list(composition['section']);
  return {
    title,
    person: string(list(patient['name'])[0]?.['text']) ?? null,
    date: string(composition['date']) ?? null,
    language: languageTag(string(composition['language'])),
    sentences: linesOf(composition).lines.filter((line) => line !== title),
    sections: sections
      .filter((section) => !isWithheld(section))
      .map((section) => ({ title: string(section['title']) ?? '', ...linesOf(section) })),
    withheld: sections.filter(isWithheld).flatMap((section) => string(section['title']) ?? []),
  };
}

/** The canonical language tag; undefined if it is invalid, because `Intl` would throw for it. */
function languageTag(given = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(given)[0];
  } catch {
    return undefined;
  }
}

const isWithheld = (section: Json) => list(record(section['emptyReason'])['coding'])[0]?.['code'] === 'withheld';

/**
 * The text of a narrative: the items of its lists. Without lists: its paragraphs and table rows, or else everything as one
 * line. The text of a nested item belongs only to its outer item, so that no line appears twice.
 */
function linesOf(part: Json): Pick<ShownSection, 'lines' | 'isList'> {
  const parsed = new DOMParser().parseFromString(string(record(part['text'])['div']) ?? '', 'text/html');
  // `textContent` adds no space before these elements, so their first word would join the word before.
  for (const element of parsed.querySelectorAll('li li, td, th')) element.before(' ');
  const texts = (selector: string) =>
    [...parsed.querySelectorAll(selector)]
      .filter(({ parentElement }) => !parentElement?.closest(selector))
      .map(({ textContent }) => textContent.trim());
  const items = texts('li');
  const paragraphs = items.length > 0 ? items : texts('p, tr');
  const lines = paragraphs.length > 0 ? paragraphs : [parsed.body.textContent.trim()];
  return { lines: lines.filter((line) => line !== ''), isList: items.length > 0 };
}
