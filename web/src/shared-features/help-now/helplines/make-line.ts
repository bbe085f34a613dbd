import type { HelpLine, Way } from './help-line.ts';

/** The day on which all lines were last checked. Lines that were checked again on another day override it. */
const checked = '2026-11-21';

/** The check date of lines that were checked again, on a page of the operator or of a government. */
export const readAgain = { checked: '2026-11-23' } as const;

/** A call; `dialled` is needed if it differs from the shown digits. */
export function call(shown: string, dialled = shown.replaceAll(/[\s-]/g, '')): Way {
  return { by: 'call', shown, dialled };
}

/** A text message to a national number. */
export function text(shown: string): Way {
  return { by: 'text', shown, dialled: shown };
}

/** Overrides of the check date and of `confirmed`, which says whether a source confirms the line (default: true). */
type CheckResult = Partial<Pick<HelpLine, 'checked' | 'confirmed'>>;

/** The emergency number: day and night, free of charge. */
export function emergency(name: string, lang: string, number: string | Way, check: CheckResult = {}): HelpLine {
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
    ...check,
  };
}

/** A helpline. By default it was checked on the day on which all lines were last checked, and is confirmed. */
export function talk(line: Omit<HelpLine, 'kind' | keyof CheckResult> & CheckResult): HelpLine {
  return { kind: 'talk', checked, confirmed: true, ...line };
}
