import { expect, test } from '@playwright/test';
import { pagesForServer } from '../pages.ts';
import { startSite, type Running } from '../site-process.ts';

const ORIGIN = 'https://skein.example';
/**
 * Headers of an HTTPS request. Without `cache-control`, Node's client asks for a fresh copy when it
 * revalidates one that it has.
 */
const HTTPS = { 'x-forwarded-proto': 'https', 'cache-control': 'max-age=0' };
/** Largest size of a preview picture, bytes. Slack and other apps do not show larger ones. */
const MOST_BYTES = 300 * 1024;

let site: Running;
test.beforeAll(async () => {
  site = await startSite({ env: { SITE_ENV: 'production', SITE_ORIGIN: ORIGIN, TRUST_PROXY: '1' } });
});
test.afterAll(async () => site.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = HTTPS, method = 'GET') =>
  fetch(site.origin + path, { method, headers, redirect: 'manual' });

const text = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns what a reader of link previews sees: the first meta tag of each name in the head. */
function headOf(html: string): Map<string, string> {
  const found = new Map<string, string>();
  const [head = ''] = html.split('</head>');
  for (const [, key = '', value = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)">/g,
  ))
    if (!found.has(key)) found.set(key, text(value));
  return found;
}

function sizeOf(bytes: Buffer): [width: number, height: number] {
  if (bytes.readUInt32BE(0) === 0x89504e47) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no size in it');
}

for (const { path, tag } of [
  ...pagesForServer,
  // Not even the 404 page exists at this path, because the path is malformed.
  { path: '/%', tag: [] },
])
  test(
    `a link to ${path} is shown with a large picture, a title and a description of it`,
    { tag },
    async () => {
      const answer = await get(path);
      const tags = headOf(await answer.text());
      expect(tags.get('twitter:card')).toBe('summary_large_image');
      expect(tags.get('og:title')).toBeTruthy();
      expect(tags.get('og:image:alt')).toBeTruthy();
      if (answer.status === 200) expect(tags.get('og:url')).toBe(ORIGIN + path);
      const url = tags.get('og:image') ?? '';
      expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
      const picture = await get(url.slice(ORIGIN.length));
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe(tags.get('og:image:type'));
      expect(picture.headers.get('cache-control')).toContain('immutable');
      expect(sizeOf(bytes)).toEqual([
        Number(tags.get('og:image:width')),
        Number(tags.get('og:image:height')),
      ]);
      expect(sizeOf(bytes)).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(MOST_BYTES);
    },
  );

test('@quick everything over https says to stay there, and nothing over http does', async () => {
  // The server answers requests for new pages in a different way than for pages in memory.
  const first = await get('/cities/nashville/support');
  expect(first.headers.get('x-skein-cache')).toBe('miss');
  expect(first.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const paths = ['/', '/intl/es', '/support/', '/404-please', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/healthz',
    '/assets/logo/logo.svg', '/assets/none/none.png', '/api/places/suggest?q=ma', '/%', `/${'a'.repeat(9000)}`]; // prettier-ignore
  for (const method of ['GET', 'HEAD']) {
    for (const path of paths) {
      const said = [HTTPS, { 'x-forwarded-proto': 'http' }, {}].map(async (headers) =>
        (await get(path, headers, method)).headers.get('strict-transport-security'),
      );
      expect(await Promise.all(said), `${method} ${path}`).toEqual(['max-age=31536000', null, null]);
    }
  }
});

test('every file of a page is at an address of its content, and kept for good', async () => {
  for (const path of ['/', '/intl/es/cities/lasvegas', '/gaming', '/about']) {
    const html = text(await (await get(path)).text());
    const files = new Set(
      [...html.matchAll(/(?<=["\s,])\/(?:assets|static)\/[^"\s,\\<]+/g)].map(([file]) => file),
    );
    expect(files.size).toBeGreaterThan(10);
    // A few renditions are enough: making them all takes long.
    const some = [...files].filter((file, place) => !file.includes('?') || place % 12 === 0);
    for (const file of some) {
      const answer = await get(file, HTTPS, 'HEAD');
      expect([answer.status, answer.headers.get('cache-control')], file).toEqual([
        200,
        expect.stringContaining('max-age=31536000, immutable'),
      ]);
    }
  }
});

test('a cache in front can keep, confirm and cut what it is given', async () => {
  const html = text(await (await get('/gaming')).text());
  const drawing = /\/assets\/[^"\s,\\<]+\.svg/.exec(html)?.[0] ?? '';
  const film = /\/assets\/[^"\s,\\<]+\.mp4/.exec(html)?.[0] ?? 'no film';
  for (const path of ['/gaming', drawing, `${drawing}?w=300&fm=webp`, film]) {
    const whole = await get(path, HTTPS);
    const etag = whole.headers.get('etag') ?? '';
    expect(etag, path).toBeTruthy();
    for (const method of ['GET', 'HEAD']) {
      const again = await get(path, { ...HTTPS, 'if-none-match': etag }, method);
      expect([again.status, await again.text()], `${method} ${path}`).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
      expect(again.headers.get('vary')).toBe(whole.headers.get('vary'));
    }
    const head = await get(path, HTTPS, 'HEAD');
    for (const name of ['content-type', 'etag', 'cache-control', 'vary'])
      expect(head.headers.get(name), `${name} of HEAD ${path}`).toBe(whole.headers.get(name));
  }
  // A file with several encodings sends `vary` also to clients that accept no encoding, and also if it has
  // not changed.
  const script = /\/static\/[^"\s]+\.js/.exec(html)?.[0] ?? '';
  for (const path of [
    '/gaming',
    drawing,
    script,
    '/robots.txt',
    '/sitemap-pages.xml',
    '/favicon.svg',
    '/404-please',
  ])
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await get(path, { ...HTTPS, 'accept-encoding': encoding })).headers.get('vary'), path).toMatch(
        /^accept-encoding$/i,
      );
  const part = await get(film, { ...HTTPS, range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')?.startsWith('bytes 10-19/')]).toEqual([206, true]);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
});

for (const { path, tag } of pagesForServer)
  test(`every heading of level 2 and 3 of ${path} can be linked to by its words, once`, { tag }, async () => {
    const html = await (await get(path)).text();
    // Links cannot lead into a closed dialog.
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<dialog.*?<\/dialog>/gs, '')
      // A question that has its own address needs no other id in its heading.
      .replace(/(<details id=[^>]*>)<summary.*?<\/summary>/gs, '$1')
      // A slide that has its own address needs no other id in its heading.
      .replace(/(<[a-z]+ id="[^"]*" data-slide[^>]*>(?:(?!data-slide).)*?)<h3\b.*?<\/h3>/gs, '$1')
      // A building in the list of results needs no id in its heading.
      .replace(/<li\b(?:(?!<\/li>).)*data-apartment(?:(?!<\/li>).)*<\/li>/gs, '');
    const ids = [...html.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)].map(([, id]) => id);
    for (const [, level, attributes = '', inner = ''] of main.matchAll(/<h([23])([^>]*)>(.*?)<\/h\1>/gs)) {
      const words = text(inner.replace(/<[^>]*>/g, ''))
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&#x27;', "'")
        .trim();
      const expected = words.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/\s/g, '-').replace(/[^\p{L}\p{N}-]/gu, ''); // prettier-ignore
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      const where = `h${level} “${words}” of ${path}`;
      if (words.length > 50) continue;
      // The heading of a state may add a note that service comes later. The id leaves out the note.
      expect(id, where).toBeTruthy();
      expect(`${expected}-`.startsWith((id ?? '').replace(/-\d+$/, '')), `${where}: ${id}`).toBe(true);
      expect(
        ids.filter((other) => other === id),
        where,
      ).toHaveLength(1);
    }
  });
