import { americas } from './americas.ts';
import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import type { Country } from './help-line.ts';

/**
 * The countries whose help lines are known. To change a number: read it at the operator's site or at a page that says where it has it from, write
 * that page into `source` and the day into `checked` (the day that all lines share is in make-line.ts). The first line to talk to and the number for danger
 * to life stand in ../few-numbers.ts too: the test beside this file tells. What no page confirms stays, marked `confirmed: false`; a number
 * without any source but hearsay stays out.
 */
export const countries: readonly Country[] = [...americas, ...europe, ...asiaPacific];
