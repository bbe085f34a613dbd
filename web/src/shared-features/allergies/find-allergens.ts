import { foldText } from '#lib/fold-text.ts';

/** Folded words (`foldText`) that name no food: connectives, and words for "allergy". By language: pt, en, es, fr, it. */
const joining =
  'a ao aos as com da das de do dos e em o os ou para por um uma alergia alergias alergica intolerancia ' +
  'all allergic allergies allergy and any from in intolerance intolerant of or the to ' +
  'al alergico con del el la las los una y ' +
  'allergie allergies allergique au aux avec des du et le les ou un une intolerance ' +
  'allergia allergie allergico allergica agli ai alla alle allo con dei delle di ed i il intolleranza lo ' +
  'nao nenhum nenhuma no none nada ninguna ninguno aucun aucune non nessuna nessuno sem sin sans senza without not';

/** Generic words, folded. They are too general to match alone: "frutos do mar" does not mean every fruit. */
const wide =
  'alimento alimentos comida derivado derivados fruta frutas fruto frutos mar marisco produto produtos proteina semente sementes seco secos seca secas ' +
  'food foods fruit fruits product products protein sea seed seeds tree dried ' +
  'productos producto semilla semillas mariscos ' +
  'aliment aliments fruit graine graines mer produit produits proteine sec secs seche ' +
  'alimenti cibo frutta frutti mare prodotti prodotto proteine seme semi secca';

const connectors: ReadonlySet<string> = new Set(joining.split(' '));
const genericFoods: ReadonlySet<string> = new Set(wide.split(' '));

/** Words before an excluded food: "sem leite", "without milk". */
const without: ReadonlySet<string> = new Set('sem without no sin sans senza zero'.split(' '));

/** Separators in a list of allergies: punctuation of every script, line ends, and the words for "and" and "or". */
const separators =
  // eslint-disable-next-line redos/no-vulnerable -- runs of spaces are bounded, the lookarounds see one sign
  /[,;/|+\n、，；・。]+|\s{1,20}(?:e|and|y|et|ed|ou|or|o|und)\s{1,20}|(?<=\P{ASCII})[と和及](?=\P{ASCII})/iu;

/** For scripts without spaces: words around an allergen, such as "allergy to", and words that exclude it. */
const aroundUnspaced = /アレルギー|不耐症?|過敏症?|过敏|不耐受|なし|無し|特に|^[对對]|^[无無没]$/gu;
const leftOut = (term: string) => {
  const literal = term.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return new RegExp(`(?:[无無不]含?|零)${literal}|${literal}(?:不使用|なし|無し|抜き|フリー|ふりー)`, 'gu');
};

/** Splits the profile's list of allergies into single terms. */
function termsOf(allergies: string): string[] {
  return [...new Set(allergies.split(separators).map((term) => term.trim().replace(/[.。]{1,8}$/u, '')))].filter(Boolean);
}

function isInUnspaced(term: string, text: string): boolean {
  const wanted = foldText(term.normalize('NFKC').replace(aroundUnspaced, '')).trim();
  // A single hiragana occurs in too many words; a single Han character is a word ("卵", "虾").
  if (wanted === '' || (wanted.length < 2 && /[\p{Script=Hiragana}]/u.test(wanted))) return false;
  return foldText(text).replace(leftOut(wanted), '').includes(wanted);
}

function isInSpaced(term: string, text: string): boolean {
  const wanted = wordsOf(term).filter((word) => word.length > 1 && !connectors.has(word));
  if (wanted.length === 0) return false;
  const words = wordsOf(text);
  const said = new Set(
    words
      .filter((_, place) => !without.has(words[place - 1] ?? '') && !['free', 'frei'].includes(words[place + 1] ?? ''))
      .map(stemOf),
  );
  const own = wanted.filter((word) => !genericFoods.has(word));
  return own.length > 0 ? own.some((word) => said.has(stemOf(word))) : wanted.every((word) => said.has(stemOf(word)));
}

/**
 * Finds which of the user's allergies a text names. It compares words, ignoring accents, case and plural. No match does
 * not mean that a food is safe, and the app must never claim that.
 */
export function findAllergens(allergies: string | null | undefined, text: string): string[] {
  return termsOf(allergies ?? '').filter((term) => (isUnspaced(term) ? isInUnspaced(term, text) : isInSpaced(term, text)));
}

/** Whether a text has no spaces between words, so that it must be searched rather than split. */
const isUnspaced = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The common stem of singular and plural in the five languages with Latin letters: "amendoins" and "amendoim", "nueces"
 * and "nuez", "uova" and "uovo". It is a rule of thumb, good enough for a hint.
 */
function stemOf(word: string): string {
  const singular = word
    .replace(/(?:oes|aes|aos)$/u, 'ao')
    .replace(/ns$/u, 'm')
    .replace(/ces$/u, 'z')
    .replace(/(?<=..)ies$/u, 'y')
    .replace(/(?<=..)[sx]$/u, '');
  return singular.length >= 4 ? singular.replace(/[aeiouy]$/u, '') : singular;
}
