import type { TableOfYear } from '../demo-table.ts';

const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'];

/** The six default messages, and one that the user wrote. */
export default {
  once: () => [
    ...presets.map((preset, position) => ({ text: null, preset, category: null, picture: null, photo: null, position })),
    {
      text: 'Pode falar mais baixo, por favor?',
      ...{ preset: null, category: 'Trabalho', picture: 'too-loud', photo: null, position: presets.length },
    },
  ],
} satisfies TableOfYear;
