import type { HelpLine } from './help-line.ts';

/** The day since which all of these lines have been read at their sources: the oldest. Undefined where there are none. */
export function checkedOn(lines: readonly Pick<HelpLine, 'checked'>[]): string | undefined {
  return lines.map(({ checked }) => checked).sort()[0];
}
