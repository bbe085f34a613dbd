import type { TableOfYear } from '../demo-table.ts';

/** One tracker of each kind. */
export const trackersOfYear = [
  { name: 'Xícaras de café', kind: 'number', unit: null, options: null },
  { name: 'Zumbido', kind: 'words', unit: null, options: ['nada', 'um pouco', 'médio', 'bastante', 'muito'] },
  { name: 'Tempo de leitura', kind: 'minutes', unit: null, options: null },
  { name: 'Saí ao ar livre', kind: 'yesNo', unit: null, options: null },
  { name: 'Onde trabalhei', kind: 'choice', unit: null, options: ['casa', 'escritório', 'café'] },
] as const;

export default {
  once: (_days, _random, idOf) =>
    trackersOfYear.map((tracker, index) => ({
      ...tracker,
      id: idOf(`tracker:${tracker.name}`),
      adds_up: true,
      archived: false,
      position: index + 1,
    })),
} satisfies TableOfYear;
