import Fastify, { type FastifyInstance } from 'fastify';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inSpan, traceHeaders, traceWith } from './in-span.ts';
import { traceRequests } from './trace-requests.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const apps: FastifyInstance[] = [];

beforeEach(() => {
  provider.register();
  traceWith({ context, propagation, tracer: provider.getTracer('test') });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  traceWith(undefined);
  for (const api of [trace, context, propagation]) api.disable();
  exporter.reset();
});

async function listening(proxies: number, add: (app: FastifyInstance) => void): Promise<string> {
  const app = Fastify();
  apps.push(app);
  traceRequests(app, proxies);
  add(app);
  return app.listen();
}

/** Sends requests to a site that sends a request to the services for each of its posts. Returns the spans. */
async function ask(proxies: number, to: { readonly path: string }) {
  const services = await listening(proxies, (app) => {
    app.post('/check', async () => inSpan('map', () => ({})));
    app.post('/broken', async () => Promise.reject(new Error('broken')));
  });
  const site = await listening(0, (app) =>
    app.post('/form', async () => {
      const headers = { ...traceHeaders(), 'content-type': 'application/json' };
      return (await fetch(services + to.path, { method: 'POST', headers, body: '{}' })).text();
    }),
  );
  const headers = {
    'content-type': 'application/json',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  await fetch(`${site}/form`, { method: 'POST', headers, body: '{"name":"Ana"}' });
  await Promise.all(apps.splice(0).map((app) => app.close()));
  const spans = exporter.getFinishedSpans();
  const spanOf = (route: string) => spans.find(({ attributes }) => attributes['http.route'] === route);
  return { spans, form: spanOf('/form'), asked: spanOf(to.path) };
}

describe('a request that two processes work on', () => {
  it('is one trace: what the second does is below what the first asks', async () => {
    const { spans, form, asked } = await ask(1, { path: '/check' });
    const map = spans.find(({ name }) => name === 'map');
    expect(asked?.parentSpanContext?.spanId).toBe(form?.spanContext().spanId);
    expect(map?.parentSpanContext?.spanId).toBe(asked?.spanContext().spanId);
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
    expect(asked).toMatchObject({
      name: 'POST',
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
      status: { code: 0 },
    });
  });

  it('says where it failed', async () => {
    const { form, asked } = await ask(1, { path: '/broken' });
    expect([asked?.attributes['http.response.status_code'], asked?.status.code]).toEqual([500, 2]);
    expect(form?.status.code).toBe(0);
  });

  it('begins anew where nobody is believed: a visitor names no trace', async () => {
    const { form, asked } = await ask(0, { path: '/check' });
    for (const span of [form, asked]) expect(span?.parentSpanContext).toBeUndefined();
    expect(asked?.spanContext().traceId).not.toBe(form?.spanContext().traceId);
  });
});

it('without traces, names nothing to others', () => {
  traceWith(undefined);
  expect(traceHeaders()).toEqual({});
});
