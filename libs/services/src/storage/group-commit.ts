import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Work that runs in a transaction. Other jobs wait for the work, so it must await only the database and local files.
 */
export type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;
export type Write = <Result>(work: Work<Result>) => Promise<Result>;

interface Job {
  readonly run: (transaction: Transaction<Tables>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

const JOBS_IN_A_COMMIT = 100;

/**
 * Returns a function that runs several jobs in one commit, because each commit waits for the disk. If a job fails, the
 * function undoes only the changes of this job. A job's promise resolves after the commit.
 */
export function groupCommit(db: Kysely<Tables>): Write {
  const waiting: Job[] = [];
  let running = false;

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      const settle = await db.transaction().execute(async (transaction) => {
        const done: (() => void)[] = [];
        for (const job of jobs) done.push(await job.run(transaction));
        return done;
      });
      for (const tell of settle) tell();
    } catch (error) {
      for (const job of jobs) job.fail(error);
    }
  }

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // First read the requests that arrived during the last commit, so that their jobs join the next commit.
      await new Promise(setImmediate);
      await commit(waiting.splice(0, JOBS_IN_A_COMMIT));
    }
    running = false;
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({
        async run(transaction) {
          await sql`savepoint job`.execute(transaction);
          try {
            const result = await work(transaction);
            await sql`release job`.execute(transaction);
            return () => resolve(result);
          } catch (error) {
            try {
              await sql`rollback to job`.execute(transaction);
              await sql`release job`.execute(transaction);
            } catch {
              // A full disk has ended the whole transaction. Only the first error says why.
              throw error;
            }
            return () => reject(error);
          }
        },
        fail: reject,
      });
      if (!running) void run();
    });
}
