import { redisServer } from '@skein/http/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  edit,
  follows,
  ownServer,
  page,
  PATIENT,
  replicaAt,
  type Replica,
} from './replica-at.test-support.ts';

const server = await redisServer();
afterAll(() => server?.stop());

async function two(): Promise<readonly [Replica, Replica]> {
  if (!server) throw new Error('no server');
  const both = [replicaAt(server, 'one', PATIENT), replicaAt(server, 'one', PATIENT)] as const;
  for (const replica of both) {
    await follows(replica);
    replica.applied.length = 0;
  }
  return both;
}

describe.skipIf(!server)('replicas at one Valkey or Redis (needs one in PATH)', () => {
  let key = '';
  beforeEach(({ task }) => {
    key = task.id;
  });

  it('an edit that one is told of is forgotten by all, once', async () => {
    const [one, other] = await two();
    expect(await one.announce(edit('plans'))).toBe(1);
    expect(one.applied).toEqual([edit('plans')]);
    await expect.poll(() => other.applied).toEqual([edit('plans')]);
  });

  it('what one has drawn, the others take', async () => {
    const [one, other] = await two();
    await one.draw(key, 'by one');
    await expect.poll(async () => (await other.draw(key, 'by the other')).html).toBe('by one');
    expect(one.drawn).toBe(1);
  });

  it('of all that want a page at once, one draws it', async () => {
    const [one, other] = await two();
    const pages = await Promise.all([one.draw(key), other.draw(key), one.draw(key), other.draw(key)]);
    expect(pages.map(({ html }) => html)).toEqual(['drawn', 'drawn', 'drawn', 'drawn']);
    expect(one.drawn + other.drawn).toBe(1);
  });

  it('a page from before an edit is drawn anew', async () => {
    const [one, other] = await two();
    await one.draw(key, 'before');
    await expect.poll(async () => (await other.draw(key)).html).toBe('before');
    await one.announce(edit('home'));
    await expect.poll(() => other.applied).toEqual([edit('home')]);
    expect((await other.draw(key, 'after')).html).toBe('after');
  });

  it('an edit of something else leaves it', async () => {
    const [one, other] = await two();
    await one.draw(key, 'before');
    await one.announce(edit('elsewhere'));
    await expect.poll(() => other.applied).toEqual([edit('elsewhere')]);
    expect((await other.draw(key, 'after')).html).toBe('before');
  });

  it('another build draws its own', async () => {
    const [one] = await two();
    if (!server) return;
    const newer = replicaAt(server, 'two', PATIENT);
    await follows(newer);
    await one.draw(key, 'old build');
    expect((await newer.draw(key, 'new build')).html).toBe('new build');
  });

  it('where drawing fails, an old page goes out as stale, and without one the reason', async () => {
    const [one, other] = await two();
    await one.draw(key, 'before');
    await expect.poll(async () => (await other.draw(key)).html).toBe('before');
    await one.announce(edit('home'));
    await expect.poll(() => other.applied).toHaveLength(1);
    const ways = { draw: () => Promise.reject(new Error('CMS away')), rest: async () => ({}) };
    expect(await other.pages?.through(key, ways)).toMatchObject({ html: 'before', stale: true });
    await expect(other.pages?.through(`${key} other`, ways)).rejects.toThrow('CMS away');
  });

  it('what cannot be stored is added by each', async () => {
    const [one, other] = await two();
    const address = {
      normal: () => '',
      settle: async (normal: string) => normal,
      elsewhere: undefined,
      isPrivate: () => false,
    };
    await one.pages?.through(key, {
      draw: async () => ({ ...page('reads'), address }),
      rest: async () => ({}),
    });
    const ways = { draw: async () => page('drawn again'), rest: async () => ({ address }) };
    await expect
      .poll(() => other.pages?.through(key, ways))
      .toEqual(expect.objectContaining({ html: 'reads', address }));
  });
});

describe.skipIf(!server)('replicas whose Valkey or Redis', () => {
  it('is frozen: each goes on alone, and hears of what it missed', async () => {
    const cache = await ownServer();
    const [one, other] = [replicaAt(cache), replicaAt(cache)];
    await follows(one);
    await follows(other);
    one.applied.length = other.applied.length = 0;
    cache.freeze();
    expect(await one.announce(edit('plans'))).toBe(1);
    expect(other.applied).toEqual([]);
    expect((await other.draw('/')).html).toBe('drawn');
    expect(await one.problems()).toEqual([expect.stringContaining('did not answer within')]);
    cache.thaw();
    await expect.poll(() => other.applied).toContainEqual(edit('plans'));
    await expect.poll(() => one.problems()).toEqual([]);
  });

  it('is killed and started anew: everything counts as edited', async () => {
    const cache = await ownServer();
    const [one, other] = [replicaAt(cache), replicaAt(cache)];
    await follows(one);
    await follows(other);
    one.applied.length = other.applied.length = 0;
    await cache.kill();
    await expect.poll(() => one.problems()).toHaveLength(1);
    expect(await one.announce(edit('plans'))).toBe(1);
    expect((await one.draw('/')).html).toBe('drawn');
    await cache.start();
    await follows(other);
    await expect.poll(() => one.problems()).toEqual([]);
  });

  it('is away at the start: pages are drawn, edits are taken', async () => {
    const cache = await ownServer();
    await cache.kill();
    const one = replicaAt(cache);
    expect((await one.draw('/')).html).toBe('drawn');
    expect(await one.announce(edit('plans'))).toBe(1);
    await cache.start();
    await follows(one);
    expect(one.errors).toHaveLength(1);
  });
});
