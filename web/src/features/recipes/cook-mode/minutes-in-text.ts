import { amount, digit, parseAmount } from '../scaling/parse-amount.ts';

/** The longest duration that gets a timer, in minutes. A longer one, such as a night in the fridge, needs no timer. */
const longest = 300;

const wordEnds = '(?!\\p{Script=Latin})';
/** These texts look like minutes but are not: "3分の1" is a third, "7分目" means 70 % full, "2分割" means cut in two. */
const noTime = '(?!\\s?(?:[の之]\\s?[0-9０-９一二三四五六七八九十]|[割量熟满滿目づ]))';
const minutes = `(?:(?:mins?|mn|minut(?:os?|es?|i))${wordEnds}|分(?:钟|鐘|間)?${noTime})`;
const hours = `(?:(?:h(?:rs?|oras?|ours?|eures?)?|or[ae])${wordEnds}|時間|小时|小時)`;
const half = '(?:\\s(?:e\\smei[ao]|y\\smedia|et\\sdemie?|e\\smezz[ao]|and\\sa\\shalf)|半)';
const and = '(?:\\s(?:e|y|et|and)\\s|\\s)?';

/** The lower of two times, as in "entre 20 y 25 minutos". */
const least = `(?:(?:entre|between|tra|fra)\\s(?<least>${digit}{1,3})\\s(?:e|y|et|and)\\s)?`;

/** A duration: minutes, or hours that a half or minutes may follow ("1h30", "1 hora e 20 minutos", "1時間30分"). */
const duration = new RegExp(
  `(?<![\\p{Script=Latin}0-9０-９.,．，/／])${least}${amount}\\s?(?:${minutes}|` +
    `(?<hours>${hours})(?:(?<half>${half})|(?<joined>${digit}{2})(?!${digit})|${and}(?<more>${digit}{1,2})\\s?${minutes})?)`,
  'giu',
);

/**
 * The durations in a step of a recipe, in whole minutes, each once, in the order of the text. A range gives its lower end:
 * "Cozinhe por 10 a 12 minutos" gives 10. The function reads digits in all seven languages, but neither spelled-out numbers
 * nor seconds.
 */
export function minutesInText(text: string, locale: string): readonly number[] {
  const found = [...text.matchAll(duration)].map(({ groups = {} }) => {
    const read = (part: string | undefined) => (part === undefined ? 0 : parseAmount(part, locale));
    const first = read(groups['least'] ?? groups['first']);
    if (groups['hours'] === undefined) return Math.round(first);
    return Math.round(first * 60 + (groups['half'] === undefined ? 0 : 30) + read(groups['joined'] ?? groups['more']));
  });
  return [...new Set(found)].filter((each) => each >= 1 && each <= longest);
}
