import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { withLastResort } from '../testing/small-site.test-support.ts';
import { answerErrors } from './error-answers.ts';
import { compressedAnswers } from './compressed-answers.ts';
import { brandImageAddress, staticFiles } from './static-files.ts';

const Rules = v.object({
  prerender: v.tuple([
    v.object({
      where: v.object({
        and: v.tuple([
          v.unknown(),
          v.object({ not: v.object({ href_matches: v.array(v.string()) }) }),
          v.unknown(),
        ]),
      }),
    }),
  ]),
});

const folder = mkdtempSync(join(tmpdir(), 'skein-static-'));
beforeAll(() => {
  for (const name of ['client/static', 'boot/static']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'share-image.png'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the rules keep browsers from prerendering an address before a visitor clicks a link to it. */
async function isKept(address: string): Promise<boolean> {
  const app = Fastify();
  const [clientFolder, bootFolder] = [join(folder, 'client'), join(folder, 'boot')];
  await app.register(staticFiles, {
    clientFolder,
    bootFolder,
    publicFolder: folder,
    neverPrefetched: ['/demo/*', '/intl/es/demo/*', '/r/*'],
  });
  const { prerender } = v.parse(Rules, (await app.inject('/speculation-rules.json')).json());
  const origin = 'https://site.example';
  return prerender[0].where.and[1].not.href_matches.some((pattern) =>
    new URLPattern(pattern, origin).test(address, origin),
  );
}

it('lets other sites show the picture of the brand', async () => {
  const app = Fastify();
  await app.register(async (scope) => {
    await compressedAnswers(scope);
    const [clientFolder, bootFolder] = [join(folder, 'client'), join(folder, 'boot')];
    await scope.register(staticFiles, { clientFolder, bootFolder, publicFolder: folder });
  });
  const policyOf = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers['cross-origin-resource-policy']];
  };
  expect(await policyOf(brandImageAddress(folder))).toEqual([200, 'cross-origin']);
  expect(await policyOf('/share-image.png')).toEqual([200, 'cross-origin']);
  expect(await policyOf('/speculation-rules.json')).toEqual([200, 'same-origin']);
});

describe('a built file', () => {
  async function ask(url: string) {
    const app = withLastResort(Fastify());
    answerErrors(app, {} as Parameters<typeof answerErrors>[1]);
    const [clientFolder, bootFolder] = [join(folder, 'client'), join(folder, 'boot')];
    writeFileSync(join(bootFolder, 'static', 'boot-1.js'), 'boot()');
    await app.register(staticFiles, { clientFolder, bootFolder, publicFolder: folder });
    return app.inject(url);
  }

  it.each(['/static/boot-1.js', '/static/boot-1.js?v=2', '/share-image.png'])('is at %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(200);
  });

  it.each(['/static/none.js', '/static/none.js?v=1'])(
    'that is missing, such as %s, is answered in a few plain words',
    async (url) => {
      const { statusCode, headers, body } = await ask(url);
      expect([statusCode, headers['content-type'], body]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'Not found',
      ]);
    },
  );

  it('is never outside its folder', async () => {
    expect((await ask('/static/..%2f..%2fshare-image.png')).statusCode).not.toBe(200);
  });
});

describe('what browsers do not draw ahead', () => {
  it.each([
    '/preview-mode/off',
    '/demo/accounts',
    '/intl/es/demo/accounts',
    '/api/calendar.ics',
    '/r/app',
    '/plans?tab=business',
  ])('is %s, which does something or is no page', async (address) =>
    expect(await isKept(address)).toBe(true),
  );

  it.each(['/', '/plans', '/intl/es/plans', '/preview-of-tv'])('is not %s, a page', async (address) =>
    expect(await isKept(address)).toBe(false),
  );
});
