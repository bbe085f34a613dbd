import type { TableOfYear } from '../demo-table.ts';

const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'];

/** The six default messages, and one that the user wrote. */
export default {
  once: () => [
    ...presets.map((preset, position) => ({ text: null, preset, position })),
    { text: 'Pode falar mais baixo, por favor?', preset: null, position: presets.length },
  ],
} satisfies TableOfYear;
