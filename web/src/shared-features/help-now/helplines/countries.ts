import { americas } from './americas.ts';
import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import type { Country, HelpLine } from './help-line.ts';

/**
 * The countries with known helplines. To change a number, read it at the operator's site or at a page that names its
 * source. Add that page to sources.ts and the day to `checked`; make-line.ts has the day of the last common check. Also
 * update ../fallback-helplines.ts; `countries.test.ts` reports a difference. A number that no page confirms keeps
 * `confirmed: false`. Add no number without a source. Add a new country to that test's list.
 */
export const countries: readonly Country[] = [...americas, ...europe, ...asiaPacific];

/** The oldest check date of these lines; undefined if there are none. */
export function checkedOn(lines: readonly Pick<HelpLine, 'checked'>[]): string | undefined {
  return lines.map(({ checked }) => checked).sort()[0];
}
