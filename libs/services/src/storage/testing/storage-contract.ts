import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage, type Storage } from '../open-storage.ts';
import { deleteOldSubmissions } from '../retention.ts';
import { claimOnce, forgetExpiredTokens, UsedTokenError } from '../one-time-tokens.ts';
import { findSubmission, hashContent, recordSubmission } from '../submissions.ts';
import type { FreshDatabase } from './each-database.ts';
import { submission } from './submission.ts';

const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const token = (tokenId: string) => ({ tokenId, expiresAtMs: NOW + DAY_MS });

export function storageContract(fresh: FreshDatabase): void {
  const start = async (options?: Parameters<typeof openStorage>[0]) => {
    const storage = await openStorage(options ?? (await fresh()));
    onTestFinished(storage.close);
    return storage;
  };
  const rows = async ({ db }: Storage) => ({
    submissions: await db.selectFrom('submissions').selectAll().execute(),
    outbox: await db.selectFrom('outbox').selectAll().execute(),
    tokens: await db.selectFrom('human_check_used').selectAll().execute(),
  });

  it('keeps a submission with its place in the outbox', async () => {
    const storage = await start();
    const { id, repeated } = await recordSubmission(storage, submission({ flags: ['no-human-check'] }), NOW);
    expect(repeated).toBe(false);
    expect(await rows(storage)).toEqual({
      submissions: [
        expect.objectContaining({
          id,
          payload: '{"zipCode":"78701"}',
          flags: '["no-human-check"]',
          created_at: NOW,
        }),
      ],
      outbox: [
        {
          submission_id: id,
          state: 'queued',
          attempts: 0,
          next_attempt_at: NOW,
          lease_id: null,
          last_error: null,
          delivered_at: null,
        },
      ],
      tokens: [],
    });
  });

  it('answers the same key with the same content as the first time, and keeps one row', async () => {
    const storage = await start();
    const first = await recordSubmission(storage, submission(), NOW);
    const again = await recordSubmission(storage, submission({ answer: '/address/not-yet' }), NOW + 1);
    expect(again).toEqual({ id: first.id, answer: '/address/available', repeated: true });
    expect(await findSubmission(storage, submission())).toEqual(again);
    expect(await findSubmission(storage, submission(), NOW + 1)).toBeUndefined();
    expect((await rows(storage)).submissions).toHaveLength(1);
  });

  it('keeps a corrected form that comes under the same key, once', async () => {
    const storage = await start();
    const corrected = submission({ contentHash: hashContent({ zipCode: '78702' }) });
    await recordSubmission(storage, submission(), NOW);
    const second = await recordSubmission(storage, corrected, NOW);
    expect(second.repeated).toBe(false);
    expect(await recordSubmission(storage, corrected, NOW)).toEqual({ ...second, repeated: true });
    expect((await rows(storage)).submissions).toHaveLength(2);
  });

  it('tells kinds apart', async () => {
    const storage = await start();
    await recordSubmission(storage, submission(), NOW);
    expect((await recordSubmission(storage, submission({ kind: 'address_check' }), NOW)).repeated).toBe(
      false,
    );
  });

  it('keeps one of many that arrive at once', async () => {
    const options = await fresh();
    const [one, other] = [await start(options), await start(options)];
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        recordSubmission(index % 2 === 0 ? one : other, submission(), NOW),
      ),
    );
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const kept = await rows(one);
    expect([kept.submissions.length, kept.outbox.length]).toEqual([1, 1]);
  });

  it('takes a token once, and nothing of the submission that brings it again', async () => {
    const storage = await start();
    await recordSubmission(storage, submission({ tokens: [token('a')] }), NOW);
    const replay = submission({ idempotencyKey: 'key-2', tokens: [token('b'), token('a')] });
    await expect(recordSubmission(storage, replay, NOW)).rejects.toThrow(UsedTokenError);
    const kept = await rows(storage);
    expect(kept.submissions).toHaveLength(1);
    expect(kept.outbox).toHaveLength(1);
    expect(kept.tokens.map(({ token_id }) => token_id)).toEqual(['a']);
  });

  it('lets one of several win a token, and the others store nothing', async () => {
    const options = await fresh();
    const [one, other] = [await start(options), await start(options)];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        recordSubmission(
          index % 2 === 0 ? one : other,
          submission({ idempotencyKey: `key-${index}`, tokens: [token('shared')] }),
          NOW,
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rows(one)).submissions).toHaveLength(1);
  });

  it('remembers the token of a repetition without refusing it', async () => {
    const storage = await start();
    await recordSubmission(storage, submission({ tokens: [token('a')] }), NOW);
    expect((await recordSubmission(storage, submission({ tokens: [token('a')] }), NOW)).repeated).toBe(true);
  });

  it('forgets tokens that have expired', async () => {
    const storage = await start();
    await storage.write((transaction) => claimOnce(transaction, [token('a')]));
    const forget = (nowMs: number) => storage.write((transaction) => forgetExpiredTokens(transaction, nowMs));
    expect(await forget(NOW + DAY_MS)).toBe(0);
    expect(await forget(NOW + DAY_MS + 1)).toBe(1);
  });

  it('deletes what was delivered long ago, and nothing that nobody has taken', async () => {
    const storage = await start();
    for (const idempotencyKey of ['old', 'recent', 'dead', 'queued'])
      await recordSubmission(storage, submission({ idempotencyKey }), NOW);
    const mark = async (key: string, state: 'delivered' | 'dead', delivered_at: number | null) =>
      storage.db
        .updateTable('outbox')
        .set({ state, delivered_at })
        .where('submission_id', 'in', (query) =>
          query.selectFrom('submissions').select('id').where('idempotency_key', '=', key),
        )
        .execute();
    await mark('old', 'delivered', NOW);
    await mark('recent', 'delivered', NOW + DAY_MS);
    await mark('dead', 'dead', null);
    expect(await deleteOldSubmissions(storage, { days: 90, nowMs: NOW + 90 * DAY_MS + 1 })).toBe(1);
    const kept = await rows(storage);
    expect(kept.submissions.map(({ idempotency_key }) => idempotency_key).sort()).toEqual([
      'dead',
      'queued',
      'recent',
    ]);
    expect(kept.outbox).toHaveLength(3);
  });

  it('can be opened by several at once, and again', async () => {
    const options = await fresh();
    const storages = await Promise.all(Array.from({ length: 4 }, () => start(options)));
    await recordSubmission(storages[0] as Storage, submission(), NOW);
    expect((await rows(await start(options))).submissions).toHaveLength(1);
  });

  it('is used beside a newer build, which has added to it', async () => {
    const options = await fresh();
    const newer = await start(options);
    await sql`alter table submissions add column added_later text`.execute(newer.db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-added-later', '2099')`.execute(
      newer.db,
    );
    const older = await start(options);
    await recordSubmission(older, submission(), NOW);
    expect((await rows(newer)).submissions).toHaveLength(1);
  });

  it('undoes work that fails, and only that', async () => {
    const storage = await start();
    const insert = (tokenId: string, fails: boolean) =>
      storage.write(async (transaction) => {
        await claimOnce(transaction, [token(tokenId)]);
        if (fails) throw new Error('on purpose');
      });
    const results = await Promise.allSettled([insert('a', false), insert('b', true), insert('c', false)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await rows(storage)).tokens.map(({ token_id }) => token_id).sort()).toEqual(['a', 'c']);
  });
}
