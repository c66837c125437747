import { redisServer } from '@skein/http/testing';
import fastify from 'fastify';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { HtmlCache } from '../cache/html-cache.ts';
import type { ContentSource } from '../content/content-source.ts';
import { page, PATIENT } from '../replicas/replica-at.test-support.ts';
import { readHostSettings } from '../settings/read-host-settings.ts';
import { smallSite } from '../testing/small-site.test-support.ts';
import { replicasOf } from './replicas-of.ts';
import type { PageInputs } from './site-options.ts';

const server = await redisServer();
afterAll(() => server?.stop());

/** Starts a replica whose services add their inputs after the connection is made, as in a site. */
async function replicaWith(inputs: PageInputs) {
  const app = fastify();
  onTestFinished(() => app.close());
  const pageInputs: PageInputs = {};
  let follows = false;
  const { pages } = replicasOf(app, {
    site: smallSite,
    settings: { ...readHostSettings({}), cacheUrl: server?.url },
    bucketSecret: undefined,
    build: 'build',
    pageInputs,
    source: { forgetAll: () => void (follows = true) } as unknown as ContentSource,
    cache: { expireAll: () => 0, renewExpired: async () => undefined } as unknown as HtmlCache,
  });
  Object.assign(pageInputs, inputs);
  await expect.poll(() => follows, { timeout: PATIENT }).toBe(true);
  return async (html: string) => {
    const drawn = await pages?.through('/plans', { draw: async () => page(html), rest: async () => ({}) });
    return drawn?.html;
  };
}

describe.skipIf(!server)('replicas of one build (needs Valkey or Redis in PATH)', () => {
  it('share pages only if their content and the settings of their services are the same', async () => {
    const old = await replicaWith({ content: 'old', LIVE_CHAT_LICENCE: undefined });
    expect(await old('from old content')).toBe('from old content');
    const same = await replicaWith({ LIVE_CHAT_LICENCE: undefined, content: 'old' });
    await expect.poll(() => same('drawn again'), { timeout: PATIENT }).toBe('from old content');
    const newer = await replicaWith({ content: 'new', LIVE_CHAT_LICENCE: undefined });
    expect(await newer('from new content')).toBe('from new content');
    const chatting = await replicaWith({ content: 'old', LIVE_CHAT_LICENCE: '12345678' });
    expect(await chatting('with a chat')).toBe('with a chat');
  });
});
