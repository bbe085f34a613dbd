import { expect, test } from 'vitest';
import { askInTurn } from './refetch-on-changes.ts';

test('during a fetch any number of calls cause one more fetch, and other names do not wait', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const call = askInTurn((name) => {
    asked.push(name);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const answer = async () => {
    answers.shift()!();
    await new Promise(setImmediate);
  };
  for (let times = 0; times < 5; times += 1) call('water_entries');
  call('mood_entries');
  expect(asked).toEqual(['water_entries', 'mood_entries']);
  await answer();
  expect(asked).toEqual(['water_entries', 'mood_entries', 'water_entries']);
  await answer();
  await answer();
  expect(asked).toHaveLength(3);
  call('water_entries');
  expect(asked).toHaveLength(4);
});
