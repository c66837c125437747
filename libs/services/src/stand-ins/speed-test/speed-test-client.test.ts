import { runInNewContext } from 'node:vm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEASURING, TRAFFIC_LIMITS } from './speed-test.constants.ts';
import { speedTestApi } from './speed-test-api.ts';
import { SCRIPT } from './speed-test-parts.ts';
import { SPEED_TEST_TEXTS } from './speed-test-texts.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

/** What the script sees of a browser: nothing else than this, which proves that it brings along all it uses. */
function openPage({ beforeFetch = () => {} }: { beforeFetch?: (address: string) => void } = {}) {
  const texts = new Map<string, string>();
  const attributes = new Map<string, string>();
  const heard: string[] = [];
  let click: () => void = () => {};
  let settled: () => void = () => {};
  let ms = 0;
  const element = (name: string) => ({
    set textContent(text: string) {
      texts.set(name, text);
      if (name === 'status') heard.push(text);
      if (name === 'button' && text === SPEED_TEST_TEXTS.en.again) settled();
    },
    setAttribute: (key: string, value: string) => attributes.set(`${name} ${key}`, value),
    removeAttribute: () => {},
    addEventListener: (_: string, listener: () => void) => (click = listener),
  });
  const measuring = {
    ...MEASURING,
    pings: 3,
    lanes: 2,
    firstBytes: 1000,
    largestDownloadBytes: 4000,
    largestUploadBytes: 2000,
    downloadBytes: 20_000,
    uploadBytes: 10_000,
    warmUpMs: 5,
  };
  const root = {
    dataset: { setup: JSON.stringify({ language: 'en', texts: SPEED_TEST_TEXTS.en, measuring }) },
    querySelector: (selector: string) => element(/"(\w+)"/u.exec(selector)?.[1] ?? ''),
    querySelectorAll: () => [element('thread')],
    setAttribute: (key: string, value: string) => attributes.set(`root ${key}`, value),
  };
  runInNewContext(String(SCRIPT.body), {
    document: { querySelector: () => root },
    performance: { now: () => (ms += 1) },
    crypto: globalThis.crypto,
    Blob,
    AbortController,
    setTimeout: () => 0,
    clearTimeout: () => {},
    async fetch(address: string, { method = 'GET', body, signal }: RequestInit) {
      beforeFetch(address);
      signal?.throwIfAborted();
      const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : undefined;
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url: `/speed-test/${address}`,
        ...(payload && { payload }),
      });
      const { statusCode: status, rawPayload } = answer;
      return new Response(status === 204 ? null : new Uint8Array(rawPayload), { status });
    },
  });
  const start = () =>
    new Promise<void>((resolve) => {
      settled = resolve;
      click();
    });
  return { texts, attributes, heard, start, click: () => click() };
}

describe('the script of the page', () => {
  it('measures latency, download and upload, and announces each once', async () => {
    await app.register(speedTestApi, { provider: 'Acme' });
    const page = openPage();
    await page.start();
    const { latencyPhase, downloadPhase, uploadPhase } = SPEED_TEST_TEXTS.en;
    expect(page.heard).toEqual([
      latencyPhase,
      downloadPhase,
      uploadPhase,
      expect.stringMatching(/^Done: [\d.,]+ Mbps down, [\d.,]+ up, [\d.,]+ ms\.$/u),
    ]);
    for (const name of ['download', 'upload', 'latency'])
      expect(Number(page.texts.get(name)?.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(Number(page.attributes.get('thread stroke-dashoffset'))).toBeLessThan(100);
    expect(page.attributes.get('root data-phase')).toBe('idle');
  });

  it('fetches and sends no more than it may', async () => {
    await app.register(speedTestApi, { provider: 'Acme' });
    let down = 0;
    const page = openPage({
      beforeFetch: (address) => (down += Number(/bytes=(\d+)/u.exec(address)?.[1] ?? 0)),
    });
    await page.start();
    expect(down).toBeGreaterThan(10_000);
    expect(down).toBeLessThanOrEqual(20_000);
  });

  it('says so when the address has had its share, and can be started again', async () => {
    await app.register(speedTestApi, {
      provider: 'Acme',
      limits: { ...TRAFFIC_LIMITS, bytesPerMinute: 3000 },
    });
    const page = openPage();
    await page.start();
    expect(page.heard.at(-1)).toBe(SPEED_TEST_TEXTS.en.busy);
    expect(page.texts.get('button')).toBe(SPEED_TEST_TEXTS.en.again);
  });

  it('says so when the connection breaks', async () => {
    await app.register(speedTestApi, { provider: 'Acme' });
    const page = openPage({
      beforeFetch(address) {
        if (address.startsWith('upload')) throw new TypeError('Failed to fetch');
      },
    });
    await page.start();
    expect(page.heard.at(-1)).toBe(SPEED_TEST_TEXTS.en.failed);
  });

  it('stops when the visitor says so', async () => {
    await app.register(speedTestApi, { provider: 'Acme' });
    const page = openPage({
      beforeFetch(address) {
        if (address.startsWith('download')) page.click();
      },
    });
    await page.start();
    expect(page.heard.at(-1)).toBe(SPEED_TEST_TEXTS.en.stopped);
  });
});
