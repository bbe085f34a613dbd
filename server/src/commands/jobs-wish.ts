/** What an operator asks of the jobs: to see them; to run a dead letter once more; to remove one. */
export type JobsWish = { jobs: 'list' } | { jobs: 'retry' | 'drop'; id: string };
