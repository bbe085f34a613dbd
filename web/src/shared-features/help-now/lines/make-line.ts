import type { HelpLine, Way } from './help-line.ts';

/** The day on which all numbers were last read at their sources; a line that was read on another day says so itself. */
const checked = '2026-11-21';

/** The day on which the pages of operators and governments took the place of other sources. */
export const readAgain = { checked: '2026-11-23' } as const;

/** A call; `dialled` is given where the telephone needs more than the digits shown. */
export function call(shown: string, dialled = shown.replaceAll(/[\s-]/g, '')): Way {
  return { by: 'call', shown, dialled };
}

/** A text message, to a number that is dialled within the country. */
export function text(shown: string): Way {
  return { by: 'text', shown, dialled: shown };
}

/** When a line was read, if on another day than the others, and whether a source says all of it (unless it says no: it does). */
type Reading = Partial<Pick<HelpLine, 'checked' | 'confirmed'>>;

/** The number for danger to life: day and night, free of charge. */
export function emergency(name: string, lang: string, number: string | Way, reading: Reading = {}): HelpLine {
  const ways = [typeof number === 'string' ? call(number) : number];
  return {
    kind: 'emergency',
    name,
    lang,
    ways,
    hours: 'always',
    cost: 'free',
    checked,
    confirmed: true,
    ...reading,
  };
}

/** A line to talk to, with what most of them are: read at its source with all the others, and confirmed there. */
export function talk(line: Omit<HelpLine, 'kind' | keyof Reading> & Reading): HelpLine {
  return { kind: 'talk', checked, confirmed: true, ...line };
}
