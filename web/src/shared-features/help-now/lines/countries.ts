import { americas } from './americas.ts';
import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import type { Country, HelpLine } from './help-line.ts';

/**
 * The countries whose help lines are known. To change a number: read it at the operator's site or at a page that says where it has it from, write
 * that page into sources.ts and the day into `checked` (the day that all lines share is in make-line.ts). The first line to talk to and the number for danger
 * to life are in ../fallback-helplines.ts too; `countries.test.ts` reports a difference. A number that no page confirms stays with `confirmed: false`; do not add
 * one without a source. A new country also goes into that test's list.
 */
export const countries: readonly Country[] = [...americas, ...europe, ...asiaPacific];

/** The day since which all of these lines have been read at their sources: the oldest. Undefined where there are none. */
export function checkedOn(lines: readonly Pick<HelpLine, 'checked'>[]): string | undefined {
  return lines.map(({ checked }) => checked).sort()[0];
}
