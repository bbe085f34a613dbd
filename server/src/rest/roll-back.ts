import type { Claims, Database, Transaction } from '#database/port.ts';

export type UserTransactions = Pick<Database, 'asUser'>;

/** Thrown to end a transaction that must not be committed. */
class RolledBack extends Error {}

/**
 * Wraps users' transactions: rolls each one back at its end, but returns its result to the caller. Before the rollback
 * it checks deferred constraints, which otherwise only a commit would report.
 */
export function rollBack(database: UserTransactions): UserTransactions {
  return {
    async asUser<T>(claims: Claims, work: (transaction: Transaction) => Promise<T>): Promise<T> {
      let done: { result: T } | undefined;
      try {
        await database.asUser(claims, async (transaction) => {
          const query: Transaction['query'] = (text, parameters) => transaction.query(text, parameters);
          // Replace `finish` by `query`, because `finish` would commit.
          done = { result: await work({ query, finish: query }) };
          await transaction.query('set constraints all immediate');
          throw new RolledBack();
        });
      } catch (error) {
        if (!(error instanceof RolledBack) || !done) throw error;
        return done.result;
      }
      throw new Error('a transaction was committed that must be rolled back');
    },
  };
}
