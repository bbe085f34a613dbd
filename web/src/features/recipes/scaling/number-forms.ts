/** How amounts are written in recipes, as sources of regular expressions. All of them work with the `u` flag. */
export const digit = '[0-9０-９]';
export const vulgar = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const slash = '[/⁄／]';
/** Between a whole number and its fraction: "1 1/2", "1 e 1/2", "1と1/2". */
const joined = '(?:\\s*[と又]\\s*|\\s+(?:(?:e|y|et|and|&)\\s+)?)';
const plain = `${digit}+(?:[.,．，]${digit}+)*`;
const fraction = `${digit}+\\s?${slash}\\s?${digit}+`;

/** One number: ½, 1½, 1 1/2, 1/2, 1,5, 200. The longer forms stand first. */
export const oneNumber = `(?:(?:${digit}+(?:${joined}|\\s*))?${vulgar}|${digit}+${joined}${fraction}|${fraction}|${plain})`;

/** Between the ends of a range: "2-3", "2 a 3", "2〜3". */
const between = '(?:\\s*[-–—~〜～至到]\\s*|\\s+(?:a|à|o|ou|or|to)\\s+)';

/** What must not come next, or the number is no amount: more of a number, a percentage, a degree, an ordinal, a time, a name such as "7-Up". */
const noAmount = `(?!${digit}|${slash}|${vulgar}|[.,．，]${digit}|\\s*[%％°ºª:：]|\\s*[-–—~〜～]\\s*${digit}|[-–—]\\p{L})`;

/** An amount: a number or a range, in the groups `first`, `between` and `second`. */
export const amount = `(?<first>${oneNumber})(?:(?<between>${between})(?<second>${oneNumber}))?${noAmount}`;
