import { expect, it, onTestFinished, vi } from 'vitest';
import { optionWith } from '../../testing/network-answers.ts';
import { askNetwork } from './ask-network.ts';

const answer = (description: string) => {
  const issue = { severity: 3 as const, updated_at: '2026-03-01T10:00:00Z', description };
  vi.stubGlobal('fetch', async () => Response.json([optionWith('1', issue)]));
};

it.each([
  ['/support', undefined, '/support'],
  ['/intl/es/support', undefined, '/intl/es/support'],
  ['/intl/fr/support', ' /intl/es /intl/fr', '/intl/fr/support'],
  ['/support', ' /intl/es /intl/fr', '/support'],
  ['/fr/support', '/en /fr', '/fr/support'],
])('on %s of a site with the prefixes %j an answer links to %s', async (path, prefixes, href) => {
  history.replaceState(null, '', path);
  if (prefixes !== undefined) {
    const script = document.createElement('script');
    script.setAttribute('data-runtime', '');
    script.setAttribute('data-prefixes', prefixes);
    document.body.append(script);
  }
  answer('<a href="/support">here</a>');
  const [home] = await askNetwork('1', new AbortController().signal);
  expect(home?.issue?.description).toBe(`<a href="${href}">here</a>`);
});

it('answers where the browser cannot join signals', async () => {
  vi.stubGlobal('AbortSignal', {});
  answer('here');
  expect(await askNetwork('1', new AbortController().signal)).toHaveLength(1);
});

it('says in which language the page is, for a service that is not told the address of the page', async () => {
  document.documentElement.lang = 'es-US';
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const fetch = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => Response.json([]));
  vi.stubGlobal('fetch', fetch);
  await askNetwork('1', new AbortController().signal);
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'es-US' });
});
