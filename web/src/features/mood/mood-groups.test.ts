import { expect, it } from 'vitest';
import { moods } from './mood-entries.ts';
import { moodGroups } from './mood-groups.ts';

it('puts every mood into exactly one group', () => {
  expect(Object.values(moodGroups).flat().toSorted()).toEqual(moods.toSorted());
});
