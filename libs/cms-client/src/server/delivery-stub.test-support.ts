import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDelivery, type Delivery, type DeliveryConfig } from './delivery.ts';

export interface StubRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

export interface StubReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of the answer. A text or bytes are sent unchanged, and other values as JSON. */
  readonly body: unknown;
}

export interface DeliveryStub {
  /** `host:port`, for the configuration of the client. */
  readonly host: string;
  /** All requests so far, oldest first. */
  readonly requests: readonly StubRequest[];
  /** Sets how the API answers from now on. `'silence'` means no answer. */
  answer(reply: (request: StubRequest, index: number) => StubReply | 'silence'): void;
  close(): Promise<void>;
}

/** Starts a delivery API on a local port. The test chooses the answers. */
export async function startDeliveryStub(): Promise<DeliveryStub> {
  const requests: StubRequest[] = [];
  let reply: (request: StubRequest, index: number) => StubReply | 'silence' = () => ({
    status: 500,
    body: {},
  });
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://stub.invalid');
    const request = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
    };
    requests.push(request);
    const answer = reply(request, requests.length - 1);
    if (answer === 'silence') return;
    outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    const asItIs = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
    outgoing.end(asItIs ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(next) {
      reply = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

export function entriesBody(ids: readonly string[], { total = ids.length, skip = 0, includes = {} } = {}) {
  return {
    sys: { type: 'Array' },
    total,
    skip,
    limit: 200,
    items: ids.map((id) => ({
      sys: { id, type: 'Entry', contentType: { sys: { id: 'page' } } },
      fields: { title: id },
    })),
    includes,
  };
}

/** Creates a client for a local host. By default, the client sends each request once and never pauses. */
export const deliveryFrom = (host: string, options: Partial<DeliveryConfig> = {}): Delivery =>
  createDelivery({
    host,
    insecure: true,
    basePath: '/cdn',
    space: 'demo',
    environment: 'master',
    token: 'secret-token',
    timeoutMs: 2000,
    retries: 0,
    pauseAfterFailureMs: 0,
    ...options,
  });
