import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSpan } from './in-span.ts';
import { startTraces } from './start-traces.ts';

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue: string } }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly { name: string; spanId: string; parentSpanId?: string; status: object }[];
    }[];
  }[];
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a collector. Its answers have the status that `statusOf` returns. */
async function collector(statusOf = () => 200) {
  const sent: { path: string | undefined; body: Sent }[] = [];
  const server = createServer(async (request, response) => {
    sent.push({ path: request.url, body: (await json(request)) as Sent });
    response.writeHead(statusOf(), { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  return { sent, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('traces', () => {
  it('are not there unless somebody collects them: the work is done all the same', async () => {
    expect(inSpan('page', (span) => [span, 1])).toEqual([undefined, 1]);
    await expect(inSpan('page', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('tell a collector what was done within what, and what failed', async () => {
    const { sent, endpoint } = await collector();
    const failed = vi.fn();
    const end = await startTraces({
      endpoint: `${endpoint}/`,
      service: 'skein-site',
      release: '1.2.3',
      failed,
    });
    await inSpan('page', async () => {
      await Promise.resolve();
      inSpan('draw', () => 'drawn');
      await inSpan('cms', () => Promise.reject(new TypeError('away'))).catch(() => undefined);
    });
    expect(() => inSpan('parse', () => JSON.parse('{'))).toThrow();
    await end();
    expect(failed).not.toHaveBeenCalled();

    const [{ path, body } = { path: '', body: { resourceSpans: [] } }] = sent;
    expect([sent.length, path]).toEqual([1, '/v1/traces']);
    const [traced] = body.resourceSpans;
    const resource = Object.fromEntries(
      (traced?.resource.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
    );
    expect(resource).toMatchObject({ 'service.name': 'skein-site', 'service.version': '1.2.3' });
    const spans = traced?.scopeSpans[0]?.spans ?? [];
    const page = spans.find(({ name }) => name === 'page');
    const told = spans.map(({ name, parentSpanId, status }) => [name, parentSpanId === page?.spanId, status]);
    expect(told).toEqual([
      ['draw', true, { code: 0 }],
      ['cms', true, { code: 2, message: 'TypeError' }],
      ['page', false, { code: 0 }],
      ['parse', false, { code: 2, message: 'SyntaxError' }],
    ]);

    // After this call, no spans are recorded.
    expect(inSpan('draw', (span) => span)).toBeUndefined();
  });

  it('that a collector refuses are reported once, and the process stops all the same', async () => {
    const { sent, endpoint } = await collector(() => 400);
    const failed = vi.fn();
    const end = await startTraces({ endpoint, service: 'skein-site', failed });
    // A batch has 512 spans.
    for (let count = 0; count < 600; count += 1) inSpan('page', () => undefined);
    await end();
    expect(sent).toHaveLength(2);
    expect(failed.mock.calls).toEqual([['Bad Request']]);
  });
});
