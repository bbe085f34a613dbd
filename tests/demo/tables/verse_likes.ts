import type { TableOfYear } from '../demo-table.ts';

export default {
  once: () => ['ownPace', 'restCounts'].map((verse_key) => ({ verse_set: 'secular', verse_key, liked: true })),
} satisfies TableOfYear;
