const tasks = new Set<(userId: string) => Promise<void>>();

/**
 * Registers what must be wiped from this device when a person signs out (the read cache). Rooms that the login screen doesn't
 * need register themselves, so that signing out needn't import them.
 */
export function beforeSignOut(task: (userId: string) => Promise<void>): void {
  tasks.add(task);
}

/** Runs every task; all of them are tried even if one fails, and the first failure is thrown at the end. */
export async function runSignOutTasks(userId: string): Promise<void> {
  const results = await Promise.allSettled([...tasks].map((task) => task(userId)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
