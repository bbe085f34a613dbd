import type { TableOfYear } from '../demo-table.ts';

/** The names of the example's tags. `idOf('tags:0')` is the first one's id. The last was merged into the first. */
export const tagNames = ['trabalho', 'família', 'rua barulhenta', 'descanso', 'escritório'];

export default {
  once: (_days, _random, idOf) =>
    tagNames.map((name) => ({ name, merged_into: name === 'escritório' ? idOf('tags:0') : null })),
} satisfies TableOfYear;
