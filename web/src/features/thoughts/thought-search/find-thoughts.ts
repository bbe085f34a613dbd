import { containsTerms, foldText, searchTerms } from '#lib/fold-text.ts';

/**
 * The lengths of a search result's excerpt, in characters. An excerpt has at most `around` characters. It begins at the
 * start of the thought if the first match is within the first `before` characters, otherwise shortly before that match.
 */
const before = 60;
const around = 220;

/** A piece of a text, and whether it is a match. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/**
 * The thoughts that contain every word of the query in their text or in the names of their tags, the newest first; none for an
 * empty query.
 */
export function findThoughts<Thought extends { readonly text: string; readonly date: string; readonly created_at: string }>(
  thoughts: readonly Thought[],
  query: string,
  tagNamesOf: (thought: Thought) => readonly string[] = () => [],
): readonly Thought[] {
  const words = searchTerms(query);
  if (words.length === 0) return [];
  const when = ({ date, created_at }: Thought) => `${date} ${created_at}`;
  return thoughts
    .filter((thought) => containsTerms([thought.text, ...tagNamesOf(thought)].join('\n'), words))
    .sort((one, other) => (when(one) < when(other) ? 1 : -1));
}

/** Folds each letter together with its accents, so that a position in the folded text can be mapped to the original text. */
function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = foldText(letter);
    for (let each = 0; each < plain.length; each += 1) places.push(index);
    folded += plain;
  }
  return { folded, places: [...places, text.length] };
}

/** The text around the first match, split into matches and the text between them. */
export function markFound(text: string, query: string): readonly Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const marks = new Array<boolean>(text.length).fill(false);
  let first = text.length;
  for (const word of searchTerms(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const from = places[at] ?? 0;
      // Marks up to the start of the next letter, so that the accents of the last letter are marked too.
      const to = places.slice(at + word.length).find((place) => place > (places[at + word.length - 1] ?? 0)) ?? text.length;
      marks.fill(true, from, to);
      first = Math.min(first, from);
    }
  }
  const start = first > before ? text.lastIndexOf(' ', first - before / 2) + 1 : 0;
  const end = Math.min(text.length, start + around);
  const pieces: { text: string; found: boolean }[] = [];
  for (let at = start; at < end; at += 1) {
    const found = marks[at] === true;
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text[at] ?? '';
    else pieces.push({ text: text[at] ?? '', found });
  }
  if (start > 0) pieces.unshift({ text: '… ', found: false });
  if (end < text.length) pieces.push({ text: ' …', found: false });
  return pieces;
}
