import type { RecentEdit } from '@skein/cms-client/server';
import { redisServer, type RedisRefusal } from '@skein/http/testing';
import { describe, expect, it } from 'vitest';
import { edit, follows, ownServer, PATIENT, replicaAt } from './replica-at.test-support.ts';

const server = await redisServer();
await server?.stop();

describe.skipIf(!server)('replicas whose Valkey or Redis (needs one in PATH)', () => {
  /** Creates a CMS in which the test publishes edits. The last edit is from yesterday. */
  function cms() {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    let edits: readonly RecentEdit[] = [
      { id: 'old', kind: 'Entry', contentType: 'page', updatedAt: yesterday },
    ];
    return {
      publish(id: string) {
        edits = [
          {
            id,
            kind: 'Entry',
            contentType: 'page',
            updatedAt: new Date(Date.now() + edits.length).toISOString(),
          },
          ...edits,
        ];
      },
      recentEdits: async () => ({ edits: edits.slice(0, 3), total: 9 }),
    };
  }

  it.each<RedisRefusal>(['READONLY', 'OOM', 'NOPERM'])(
    'answers reads and refuses writes (%s): an edit shows at once where it arrives, and soon everywhere',
    async (how) => {
      const cache = await ownServer();
      const { publish, recentEdits } = cms();
      const more = { recentEdits, beatMs: 20 };
      const [one, other] = [replicaAt(cache, 'one', PATIENT, more), replicaAt(cache, 'one', PATIENT, more)];
      await follows(one);
      await follows(other);
      await one.draw('/', 'before');
      await expect.poll(async () => (await other.draw('/')).html).toBe('before');
      one.applied.length = other.applied.length = 0;
      await cache.refuse(how);
      publish('home');
      // The result is larger if the replica has already found the edit in the CMS.
      expect(await one.announce(edit('home'))).toBeGreaterThan(0);
      expect(one.applied).toContainEqual(edit('home'));
      expect((await one.draw('/', 'after')).html).toBe('after');
      await expect.poll(() => other.applied).toEqual([edit('home')]);
      expect((await other.draw('/', 'after')).html).toBe('after');
      expect(await other.problems()).toEqual([expect.stringContaining(how)]);
      publish('plans');
      await expect.poll(() => other.applied).toContainEqual(edit('plans'));
      await cache.accept();
      await expect.poll(() => other.problems(), { timeout: PATIENT }).toEqual([]);
      // The store still contains the page from before the edit.
      await expect
        .poll(async () => (await other.draw('/', 'again')).html, { timeout: PATIENT })
        .not.toBe('before');
    },
  );

  it('has replicas with different secrets: each names them', async () => {
    const cache = await ownServer();
    const of = (secret: string) =>
      replicaAt(cache, 'one', PATIENT, {
        beatMs: 20,
        secrets: { INSTALLATION_SECRET: secret, PREVIEW_SECRET: 'p' },
      });
    const one = of('a');
    await expect.poll(() => one.differences()).toEqual([]);
    const other = of('b');
    const differ = ['INSTALLATION_SECRET has 2 values on 2 replicas'];
    for (const replica of [one, other]) await expect.poll(() => replica.differences()).toEqual(differ);
    await cache.kill();
    await expect.poll(() => one.problems()).toHaveLength(1);
    expect(await one.differences()).toEqual(differ);
  });
});
