import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createClient } from 'contentful';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportPath } from '../fixtures/fixtures.ts';
import { run } from './run.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function command(...words: string[]) {
  const said = { out: '', err: '' };
  const result = await run(words, {
    say: (text) => (said.out += text),
    complain: (text) => (said.err += text),
  });
  if (typeof result !== 'number') open.push(result);
  return { result, ...said };
}

describe('local-cms export.json', () => {
  it('says where everything is, and serves it', async () => {
    const { out } = await command(exportPath('travelBlog'), '--port', '0');
    // The space and the environment come from the export.
    expect(out).toContain('space tr4v3lbl0g, environment master');
    expect(out).toContain('6 entries');
    const curl = /curl '(.+)'/u.exec(out)?.[1] ?? '';
    expect(await (await fetch(curl)).json()).toMatchObject({ total: 5 });
    const { host } = new URL(curl);
    const client = createClient({
      space: 'tr4v3lbl0g',
      accessToken: 'demo-delivery',
      host,
      insecure: true,
    });
    const { fields } = await client.getAsset('asset-cover');
    expect((await fetch(`http:${fields.file?.url}?w=10&fm=webp`)).headers.get('content-type')).toBe(
      'image/webp',
    );
  });

  it('tells what could not be taken over', async () => {
    expect((await command(exportPath('travelBlog'), '--port', '0')).err).toMatch(
      /^Not all of the export could be taken over:\n {2}ContentType broken: /u,
    );
  });

  it('takes ids, tokens and a folder for edits', async () => {
    const words = [exportPath('travelBlog'), '--space', 'mine', '--environment', 'next', '--data', folder];
    const tokens = ['--delivery-token', 'a', '--preview-token', 'b', '--management-token', 'c'];
    const { out } = await command(...words, ...tokens, '-p', '0');
    const base = /all three\s+(\S+)/u.exec(out)?.[1] ?? '';
    const at = (token: string, body?: object) =>
      fetch(`${base}/spaces/mine/environments/next/entries?access_token=${token}`, {
        ...(body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-contentful-content-type': 'person' },
        }),
      });
    const total = async (token: string) => (await (await at(token)).json()).total;
    expect([await total('a'), await total('b')]).toEqual([5, 6]);
    expect((await at('c', { fields: { name: { 'en-US': 'Cy' } } })).status).toBe(201);
    await open.pop()?.close();
    await command(...words, '-p', '0', '--preview-token', 'b');
    expect(
      (await open[0]?.inject(`/spaces/mine/environments/next/entries?access_token=b`))?.json().total,
    ).toBe(7);
  });

  it('tells a webhook of edits, signed', async () => {
    const heard = Promise.withResolvers<Record<string, unknown>>();
    const receiver = createServer((request, response) => {
      heard.resolve(request.headers);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    await command(
      exportPath('travelBlog'),
      '--port=0',
      `--webhook-url=http://127.0.0.1:${port}/hook`,
      `--webhook-secret=${'s'.repeat(64)}`,
    );
    await open[0]?.inject({
      method: 'DELETE',
      url: '/spaces/tr4v3lbl0g/environments/master/entries/post-kyoto/published?access_token=demo-management',
    });
    expect(await heard.promise).toMatchObject({
      'x-contentful-topic': 'ContentManagement.Entry.unpublish',
      'x-contentful-signature': expect.any(String),
    });
    receiver.close();
  });

  it('begins with nothing, in any language', async () => {
    const { out } = await command('--empty', 'de-AT', '--port', '0');
    expect(out).toContain('An empty space: 0 entries, 0 assets, 0 content types');
    const locales = await open[0]?.inject(
      '/spaces/local/environments/master/locales?access_token=demo-delivery',
    );
    expect(locales?.json().items).toMatchObject([{ code: 'de-AT', name: 'Austrian German', default: true }]);
  });
});

describe('local-cms content --write export.json', () => {
  it('leaves out content types that no entry has, and says which', async () => {
    const content = path.join(folder, 'unused-types');
    const target = path.join(folder, 'used.json');
    await command(exportPath('recipes'), '--write', content);
    const recipe = path.join(content, 'types', 'spare.json');
    writeFileSync(recipe, '{ "name": "Spare", "fields": [] }');
    const typesOf = () =>
      JSON.parse(readFileSync(target, 'utf8')).contentTypes.map(
        (type: { sys: { id: string } }) => type.sys.id,
      );
    const { out } = await command(content, '--write', target);
    expect(out).toContain('no entry has them: spare.');
    expect(typesOf()).not.toContain('spare');
    await command(content, '--write', target, '--all-types');
    expect(typesOf()).toContain('spare');
  });
});

describe('local-cms --max-types', () => {
  it('refuses one content type too many, as the vendor does', async () => {
    await command('--empty', 'en-US', '--max-types', '1', '--port', '0');
    const put = (id: string) =>
      open[0]?.inject({
        method: 'PUT',
        url: `/spaces/local/environments/master/content_types/${id}?access_token=demo-management`,
        headers: { 'content-type': 'application/json' },
        payload: { name: id, fields: [] },
      });
    expect((await put('one'))?.statusCode).toBe(201);
    const refused = await put('two');
    expect(refused?.statusCode).toBe(403);
    expect(refused?.json().details.reasons).toContain('1 content types');
  });
});

describe('local-cms --help', () => {
  it('lists every option', async () => {
    const { result, out } = await command('--help');
    expect(result).toBe(0);
    for (const option of ['empty', 'port', 'host', 'space', 'environment', 'data', 'assets', 'help'])
      expect(out).toContain(`--${option}`);
  });
});

describe('local-cms cannot start', () => {
  const half = () => {
    const file = path.join(folder, 'half.json');
    writeFileSync(file, '{"entries": [');
    return file;
  };
  it.each<[string, () => string[], RegExp]>([
    ['without an export', () => [], /^local-cms: Name an export file, or a locale for an empty space/u],
    ['with two', () => ['a.json', 'b.json'], /Name one export only: a\.json, b\.json\./u],
    [
      'with one that is not there',
      () => ['none.json'],
      /none\.json cannot be read: there is no such file\./u,
    ],
    ['with one that is not JSON', () => [half()], /half\.json is not valid JSON/u],
    ['with a folder without content', () => [folder], /is not a folder of content/u],
    [
      'with a folder to write that is not empty',
      () => [exportPath('travelBlog'), '--write', path.dirname(half())],
      /is not empty/u,
    ],
    ['with an option it does not know', () => ['--nothing'], /Unknown option '--nothing'\./u],
    [
      'with a port that is none',
      () => ['a.json', '--port', 'many'],
      /--port must be a number .+ not "many"/u,
    ],
    ['with a number of types that is none', () => ['a.json', '--max-types', 'few'], /not "few"/u],
    ['with a space that is none', () => ['a.json', '--space', 'a/b'], /--space takes letters/u],
    ['with one token for two', () => ['a.json', '--preview-token', 'demo-delivery'], /must differ/u],
    ['with a webhook that is none', () => ['a.json', '--webhook-url', 'ftp://x'], /http or https/u],
    ['with a secret that is too short', () => ['a.json', '--webhook-secret', 'x'], /64 characters/u],
    ['with a locale that is none', () => ['--empty', '!'], /--empty takes the code of a locale/u],
    [
      'with a folder for edits that is a file',
      () => ['--empty', 'en-US', '--data', half()],
      /--data \S+half\.json cannot be written/u,
    ],
    [
      'on an address that it has not',
      () => ['--empty', 'en-US', '--host', '192.0.2.1'],
      /no address 192\.0\.2\.1/u,
    ],
  ])('%s, and says why', async (_, words, message) => {
    const { result, err } = await command(...words());
    expect(result).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /u);
  });

  it('on a port that is taken, and says so', async () => {
    await command('--empty', 'en-US', '--port', '0');
    const { port } = open[0]?.server.address() as AddressInfo;
    expect((await command('--empty', 'en-US', '--port', String(port))).err).toContain(
      `Port ${port} of 127.0.0.1 is taken.`,
    );
  });
});
