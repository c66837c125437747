import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Storage } from '../../storage/open-storage.ts';
import type { OutboxState, Tables } from '../../storage/tables.ts';

/** A submission that is due for delivery. */
export interface DueSubmission {
  readonly id: string;
  readonly kind: string;
  readonly idempotencyKey: string;
  /** JSON text from the database. */
  readonly payload: string;
  readonly flags: string;
  readonly createdAtMs: number;
  readonly attempts: number;
  readonly leaseId: string;
}

/** A failed delivery, with the time of the next attempt. */
export interface FailedDelivery {
  readonly id: string;
  readonly state: 'queued' | 'dead';
  readonly attempts: number;
  readonly nextAttemptAtMs: number;
  readonly error: string;
}

/** The results of delivering the rows that a process has claimed at one time. */
export interface DeliveryResults {
  readonly leaseId: string;
  readonly delivered: readonly string[];
  readonly failed: readonly FailedDelivery[];
}

export interface ClaimOptions {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** Kinds of submissions to claim. Default: all. */
  readonly kinds?: readonly string[] | undefined;
}

/**
 * Claims due rows for this process until the lease ends. Afterwards, another process can claim the same rows,
 * because this process may have crashed.
 */
export function claimDue(
  storage: Storage,
  { nowMs, leaseMs, limit, kinds }: ClaimOptions,
): Promise<DueSubmission[]> {
  const leaseId = randomUUID();
  return storage.write(async (transaction) => {
    let due = transaction
      .selectFrom('outbox')
      .select('submission_id')
      .where('state', '=', 'queued')
      .where('next_attempt_at', '<=', nowMs)
      .orderBy('next_attempt_at')
      .limit(limit);
    if (kinds !== undefined)
      due = due.where('submission_id', 'in', (query) =>
        query
          .selectFrom('submissions')
          .select('id')
          .where('kind', 'in', [...kinds]),
      );
    // SQLite needs no row locks, because it allows only one writer.
    if (storage.dialect === 'postgres') due = due.forUpdate().skipLocked();
    const ids = (await due.execute()).map(({ submission_id }) => submission_id);
    if (ids.length === 0) return [];
    await transaction
      .updateTable('outbox')
      .set({ lease_id: leaseId, next_attempt_at: nowMs + leaseMs })
      .where('submission_id', 'in', ids)
      .execute();
    return transaction
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .where('submission_id', 'in', ids)
      .select([
        'submissions.id',
        'kind',
        'idempotency_key as idempotencyKey',
        'payload',
        'flags',
        'created_at as createdAtMs',
        'attempts',
        sql<string>`lease_id`.as('leaseId'),
      ])
      .orderBy('created_at')
      .execute();
  });
}

/** Records the results of deliveries, except for rows that another process has claimed meanwhile. */
export function recordResults(
  storage: Storage,
  { leaseId, delivered, failed }: DeliveryResults,
  nowMs: number,
): Promise<void> {
  return storage.write(async (transaction) => {
    const settle = transaction.updateTable('outbox').set({ lease_id: null }).where('lease_id', '=', leaseId);
    if (delivered.length > 0)
      await settle
        .set(({ eb }) => ({
          state: 'delivered',
          attempts: eb('attempts', '+', 1),
          delivered_at: nowMs,
          last_error: null,
        }))
        .where('submission_id', 'in', delivered)
        .execute();
    for (const { id, state, attempts, nextAttemptAtMs, error } of failed)
      await settle
        .set({ state, attempts, next_attempt_at: nextAttemptAtMs, last_error: error })
        .where('submission_id', '=', id)
        .execute();
  });
}

/** A submission in the operator's list. It contains no personal data. */
export interface OutboxLine {
  readonly id: string;
  readonly kind: string;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly createdAtMs: number;
  readonly nextAttemptAtMs: number;
  readonly error: string | null;
}

const outboxLines = ({ db }: Storage) =>
  db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select([
      'submissions.id',
      'kind',
      'state',
      'attempts',
      'created_at as createdAtMs',
      'next_attempt_at as nextAttemptAtMs',
      'last_error as error',
    ])
    .orderBy('created_at');

/** Lists submissions in a state, oldest first. */
export const listOutbox = (storage: Storage, state: OutboxState, limit: number): Promise<OutboxLine[]> =>
  outboxLines(storage).where('state', '=', state).limit(limit).execute();

/** Lists the named submissions, whatever their state. */
export const findInOutbox = (storage: Storage, ids: readonly string[]): Promise<OutboxLine[]> =>
  outboxLines(storage)
    .where('submission_id', 'in', [...ids])
    .execute();

export async function countOutbox({ db }: Storage): Promise<Readonly<Record<OutboxState, number>>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number | bigint | string>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { queued: 0, delivered: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** Counts submissions that wait for another attempt, and dead submissions, which get no further attempt. */
export async function countFailing({ db }: Pick<Storage, 'db'>): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number | bigint | string>().as('count')])
    .where((where) =>
      where.or([
        where('state', '=', 'dead'),
        where.and([where('state', '=', 'queued'), where('attempts', '>', 0)]),
      ]),
    )
    .groupBy('state')
    .execute();
  const count = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('queued'), dead: count('dead') };
}

/** Counts waiting and dead submissions, and returns the time of the oldest waiting submission. */
export async function lookAtOutbox(
  { db }: Pick<Storage, 'db'>,
  kinds?: readonly string[],
): Promise<{ readonly queued: number; readonly dead: number; readonly oldestMs: number | undefined }> {
  let rows = db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(({ fn }) => [
      'state',
      fn.countAll<number | bigint | string>().as('count'),
      fn.min<number | bigint | string>('created_at').as('oldest'),
    ])
    .where('state', 'in', ['queued', 'dead'])
    .groupBy('state');
  // An empty list would be a syntax error in Postgres. The added empty text matches no kind.
  if (kinds !== undefined) rows = rows.where('kind', 'in', ['', ...kinds]);
  const found = await rows.execute();
  const of = (state: OutboxState) => found.find((row) => row.state === state);
  const queued = of('queued');
  return {
    queued: Number(queued?.count ?? 0),
    dead: Number(of('dead')?.count ?? 0),
    oldestMs: queued && Number(queued.oldest),
  };
}

/** Limits a query to rows that no process is delivering now. */
const idle = (where: ExpressionBuilder<Tables, 'outbox'>, nowMs: number) =>
  where.or([where('lease_id', 'is', null), where('next_attempt_at', '<=', nowMs)]);

/**
 * Closes waiting and dead rows that an operator has dealt with by hand: they count as delivered from now on, so they are
 * deleted in time. Leaves out rows that a process is delivering now.
 * @returns how many rows are closed
 */
export function closeRows(storage: Storage, nowMs: number, ids: readonly string[]): Promise<number> {
  return storage.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'delivered', delivered_at: nowMs, lease_id: null, last_error: 'closed by hand' })
      .where('submission_id', 'in', [...ids])
      .where('state', '!=', 'delivered')
      .where((where) => idle(where, nowMs))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** How many rows `retryRows` has made due, by the state that the rows had before. */
export interface RetriedRows {
  readonly queued: number;
  readonly dead: number;
}

/**
 * Makes waiting and dead rows due at once, and resets their number of attempts. Leaves out rows that a process is
 * delivering now.
 * @param ids default: all rows
 */
export function retryRows(storage: Storage, nowMs: number, ids?: readonly string[]): Promise<RetriedRows> {
  return storage.write(async (transaction) => {
    async function retry(state: 'queued' | 'dead'): Promise<number> {
      const update = transaction
        .updateTable('outbox')
        .set({ state: 'queued', attempts: 0, next_attempt_at: nowMs, lease_id: null })
        .where('state', '=', state)
        .where((where) => idle(where, nowMs));
      const chosen = ids === undefined ? update : update.where('submission_id', 'in', [...ids]);
      const { numUpdatedRows } = await chosen.executeTakeFirst();
      return Number(numUpdatedRows);
    }
    // Counts the queued rows first, because the second call turns dead rows into queued ones.
    return { queued: await retry('queued'), dead: await retry('dead') };
  });
}
