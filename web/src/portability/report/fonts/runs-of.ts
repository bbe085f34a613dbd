import bidiFactory from 'bidi-js';
import { covers, type ChosenFont } from './choose-fonts.ts';
import type { FontName } from './font-files.ts';

/** A part of a line in one font and one direction. */
export interface Run {
  readonly text: string;
  readonly font: FontName;
  readonly isRightToLeft: boolean;
}

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Joiners and variation selectors. They are left out if a font has no glyph for them. */
const joiners = /^[\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]$/u;
/** Invisible control characters, which are not drawn. */
const unseen = /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Replaces each character that no font has by its code, such as "[U+AC00]", so that no character vanishes. */
export function drawable(text: string, fonts: readonly ChosenFont[]): string {
  const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(unseen, '');
  if (/^[\n\x20-\x7e\xa0-\xff]*$/.test(clean)) return clean;
  return [...clean]
    .map((character) =>
      character === '\n' || joiners.test(character) || fontOf(character, fonts)
        ? character
        : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .join('');
}

const known = new WeakMap<readonly ChosenFont[], Map<string, FontName | null>>();

/** The first font that draws the whole grapheme cluster; null if there is none. */
function fontOf(cluster: string, fonts: readonly ChosenFont[]): FontName | null {
  const memory = known.get(fonts) ?? new Map<string, FontName | null>();
  known.set(fonts, memory);
  const remembered = memory.get(cluster);
  if (remembered !== undefined) return remembered;
  const needed = [...cluster].filter((character) => !joiners.test(character));
  const isSign = cluster.includes('\ufe0f') || /\p{Emoji_Presentation}/u.test(cluster);
  const isFirst = ({ name, leads }: ChosenFont) => Number(isSign ? name === 'signs' : leads && cluster !== '−');
  const inOrder = fonts.toSorted((one, other) => isFirst(other) - isFirst(one));
  const font = inOrder.find(({ name, face }) => name !== 'latinBold' && needed.every((each) => covers(face, each)));
  memory.set(cluster, font?.name ?? null);
  return font?.name ?? null;
}

/** Text in the Latin font. In Japanese and Chinese, dashes and quotation marks are in the font of the language. */
const plain = /^[\x20-\x7e\xa0-\xff]*$/;
const plainWithMarks = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/;

/** Splits one line of drawable text into runs in visual order from left to right. */
export function runsOf(line: string, fonts: readonly ChosenFont[]): readonly Run[] {
  const isPlain = (fonts.some(({ leads }) => leads) ? plain : plainWithMarks).test(line);
  if (isPlain) return line === '' ? [] : [{ text: line, font: 'latin', isRightToLeft: false }];
  const levels = rightToLeft.test(line) ? bidi.getEmbeddingLevels(line).levels : null;
  const runs: { text: string; font: FontName; level: number }[] = [];
  for (const { segment, index } of clusters.segment(line)) {
    const last = runs.at(-1);
    const level = levels?.[index] ?? 0;
    const font = fontFor(segment, last?.font, fonts);
    // In right-to-left text a bracket is mirrored.
    const seen = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
    const text = drawnBy(seen, font, fonts);
    if (last?.font === font && last.level === level) {
      last.text += text;
    } else runs.push({ text, font, level });
  }
  return inVisualOrder(runs).map(({ level, text, ...run }) => {
    const isRightToLeft = level % 2 === 1;
    // The font reverses letters itself, but not a run that consists only of punctuation.
    return { ...run, text: isRightToLeft && !rightToLeft.test(text) ? [...text].reverse().join('') : text, isRightToLeft };
  });
}

/** Chooses a cluster's font. Punctuation, spaces and digits keep the preceding font, to reduce the number of runs. */
function fontFor(cluster: string, before: FontName | undefined, fonts: readonly ChosenFont[]): FontName {
  const last = fonts.find(({ name }) => name === before);
  if (last && last.name !== 'signs' && /^[\p{P}\p{Zs}\p{N}]$/u.test(cluster) && covers(last.face, cluster)) return last.name;
  return fontOf(cluster, fonts) ?? fontOf([...cluster][0] ?? ' ', fonts) ?? 'latin';
}

/** Drops joiners for which this font has no glyph, because the PDF would show them as boxes. */
function drawnBy(cluster: string, font: FontName, fonts: readonly ChosenFont[]): string {
  const face = fonts.find(({ name }) => name === font)?.face;
  return [...cluster].filter((each) => !joiners.test(each) || (face && covers(face, each))).join('');
}

/** Applies rule L2 of the Unicode bidirectional algorithm to runs: reverses adjacent runs, from the highest level down. */
function inVisualOrder<Piece extends { readonly level: number }>(runs: readonly Piece[]): readonly Piece[] {
  let turned = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const [ordered, group]: [Piece[], Piece[]] = [[], []];
    const close = () => ordered.push(...group.splice(0).reverse());
    for (const run of turned) {
      if (run.level >= level) group.push(run);
      else {
        close();
        ordered.push(run);
      }
    }
    close();
    turned = ordered;
  }
  return turned;
}
