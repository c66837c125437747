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
  /** Sent as JSON. A string or bytes are sent unchanged. */
  readonly body: unknown;
}

export interface DeliveryStub {
  /** `host:port`, as the client's configuration takes it. */
  readonly host: string;
  /** The requests so far, oldest first. */
  readonly requests: readonly StubRequest[];
  /** Sets the answers from now on. `'silence'` never answers. */
  answer(reply: (request: StubRequest, index: number) => StubReply | 'silence'): void;
  close(): Promise<void>;
}

/** Starts a delivery API on a local port that answers as a test tells it to. */
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

/** Returns an entries response of the protocol. */
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

/** Creates a client that asks a local host once and never pauses, unless the options say otherwise. */
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
