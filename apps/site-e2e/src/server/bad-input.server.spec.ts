import { request as rawRequest } from 'node:http';
import { expect, test as base } from '../site.fixture.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, unknown>;
}

interface Fixtures {
  /** Sends the path exactly as written, because `fetch` would normalize it. */
  readonly raw: (path: string, method?: string) => Promise<Answer>;
}

const test = base.extend<Fixtures>({
  raw: async ({ site }, use) => {
    const { port } = new URL(site.origin);
    await use(
      (path, method = 'GET') =>
        new Promise((resolve, reject) => {
          const sent = rawRequest({ host: '127.0.0.1', port, path, method }, (response) => {
            let body = '';
            response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
            );
          });
          sent.on('error', reject);
          sent.end();
        }),
    );
  },
});

const NO_LEAK = /node_modules|\bat [\w.]+ \(|file:\/\/|\/work\/|Error: /;

for (const [what, path, statuses] of [
  ['an unknown page', '/nope', [404]],
  ['an unknown Spanish page', '/intl/es/nope', [404]],
  ['a broken escape', '/%', [400, 404]],
  ['half an escape', '/%E0%A4%A', [400, 404]],
  ['a null byte', '/%00', [400, 404]],
  ['an address of 8 KB', `/${'a'.repeat(8192)}`, [414]],
  ['a query of 8 KB', `/?q=${'a'.repeat(8192)}`, [414]],
  ['a double slash to another host', '//evil.example/x/', [308]],
  ['a path that climbs', '/../../../../etc/passwd', [404]],
  ['an encoded path that climbs', '/..%2f..%2f..%2fetc%2fpasswd', [400, 404]],
  ['assets that climb', '/assets/../../../etc/passwd', [400, 404]],
  ['encoded assets that climb', '/assets/art-hero-home/..%2f..%2f..%2fpackage.json', [400, 404]],
  ['static files that climb', '/static/..%2f..%2fserver%2fmain.js', [400, 403, 404]],
  ['an absurd width', '/assets/art-hero-home/hero-home.svg?w=999999&fm=png', [400]],
  ['a negative height', '/assets/art-hero-home/hero-home.svg?h=-1&fm=png', [400]],
  ['a width in words', '/assets/art-hero-home/hero-home.svg?w=wide&fm=png', [400]],
  ['an unknown format', '/assets/art-hero-home/hero-home.svg?fm=exe', [400]],
  ['an unknown asset', '/assets/none/none.png', [404]],
  ['an unknown service path', '/cdn/nope', [400, 401, 404]],
] as const) {
  test(`@quick ${what} is answered with ${statuses.join(' or ')}, without a stack`, async ({ raw }) => {
    const { status, body, headers } = await raw(path);
    expect(statuses).toContain(status);
    expect(body).not.toMatch(NO_LEAK);
    expect(String(headers['location'] ?? '/')).toMatch(/^\/(?!\/)/);
    expect((await raw('/')).status).toBe(200);
  });
}

test('@quick methods that a page does not know are refused', async ({ raw }) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, body } = await raw('/', method);
    expect(status).toBe(405);
    expect((await raw('/no-such-page', method)).status).toBe(404);
    expect(body).not.toMatch(NO_LEAK);
  }
});

test('@quick a flood of unknown addresses leaves the memory of pages alone', async ({ raw }) => {
  await raw('/');
  for (let i = 0; i < 200; i++) expect((await raw(`/flood-${i}`)).status).toBe(404);
  expect((await raw('/')).headers['x-skein-cache']).toBe('hit');
});

for (const [path, status, code] of [
  ['/api/places/%ff', 400, 'malformed_address'],
  ['/buyflow_load_address_assocs/%ff', 400, 'malformed_address'],
  ['/api/places/suggest?q=%ff', 400, 'malformed_query'],
  [`/api/places/${'a'.repeat(300)}`, 404, 'not_found'],
  [`/api/places/${'a'.repeat(600)}`, 400, 'too_long'],
] as const) {
  test(`@quick a service says ${code} to a script at ${path.slice(0, 40)}, ${path.length} characters`, async ({
    raw,
  }) => {
    const answer = await raw(path);
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([status, code]);
    expect(answer.body).not.toMatch(NO_LEAK);
  });
}
