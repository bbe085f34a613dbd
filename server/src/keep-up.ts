/**
 * Does one duty after the other, each whatever became of those before it: bytes that a store will not remove must not keep people from being told of
 * their alarms. Rejects with what failed once all are done.
 */
export async function keepUp(duties: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const duty of duties) await duty().catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, 'several duties failed');
  if (failures.length === 1) throw failures[0];
}
