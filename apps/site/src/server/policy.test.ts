import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { joinedParts, memoryDelivery, siteInMemory } from '@skein/host/testing';
import { partContext } from '@skein/http/testing';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOf } from '../run.ts';
import { site } from '../site.tsx';
import { demoExport } from '../testing/demo-export.ts';

/** Returns the content security policy of a page under these settings. No vendor's service is reachable. */
async function policyOfPage(path: string, variables: Readonly<Record<string, string>>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-policy-'));
  const context = partContext({ site, variables, settings: { dataDir: folder.path } });
  const { parts = [] } = runOf('', { publicFolder: '', contentExport: '' });
  const { policy, servings } = joinedParts(
    parts.map((make) => make(context)),
    undefined,
  );
  const { pages } = await siteInMemory({
    definition: { ...site, policy },
    delivery: memoryDelivery(demoExport),
    servings: servings({
      languages: ENGLISH_AND_SPANISH,
      servicesOrigin: 'http://services.invalid',
      ttlMs: 1000,
      sanitize: createServerSanitize(),
      askService: () => Promise.reject(new Error('away')),
      onProblem: () => undefined,
    }),
  });
  const { csp } = await pages.render(path);
  return (directive: string) =>
    csp
      .split('; ')
      .find((line) => line.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1) ?? [];
}

const MAPS = { GOOGLE_MAPS_API_KEY: 'a-key-that-is-long-enough' };

it('lets nothing of Google in where nothing of it is chosen', async () => {
  const sources = await policyOfPage('/cities/austin/fiberspace', {});
  for (const directive of ['script-src', 'connect-src', 'style-src', 'img-src', 'font-src', 'frame-src'])
    expect(sources(directive).join(' ')).not.toMatch(/google|gstatic|unsafe/);
});

it('lets its map in, with the styles that it writes, only on a page that shows one; places are on every page', async () => {
  const withMap = await policyOfPage('/cities/austin/fiberspace', MAPS);
  expect(withMap('style-src')).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']);
  expect(withMap('img-src')).toContain('https://*.gstatic.com');
  const plain = await policyOfPage('/plans', MAPS);
  expect(plain('style-src').join(' ')).not.toMatch(/unsafe|google/);
  expect(plain('script-src')).toContain('https://maps.googleapis.com');
  expect(plain('connect-src')).toContain('https://places.googleapis.com');
});

it('lets its human check in where that is chosen', async () => {
  const sources = await policyOfPage('/plans', {
    RECAPTCHA_SITE_KEY: 'a-key-that-is-long-enough',
    RECAPTCHA_SECRET: 's',
  });
  expect(sources('script-src')).toContain('https://www.google.com/recaptcha/');
  expect(sources('frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(sources('script-src').join(' ')).not.toContain('maps');
});
