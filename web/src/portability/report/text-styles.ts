import { colours } from './colours.ts';
import type { TextStyle } from './paper/typesetter.ts';

/** The styles of the report's texts; sizes in points. */
export const styles = {
  title: { size: 16, colour: colours.primary, isBold: true },
  name: { size: 11.5, colour: colours.ink, isBold: true },
  heading: { size: 10, colour: colours.primary, isBold: true },
  body: { size: 7.6, colour: colours.ink },
  quiet: { size: 7, colour: colours.muted },
} as const satisfies Record<string, TextStyle>;
