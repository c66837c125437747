import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';
import { answerAt } from '@skein/forms/contract';
import type { DegradedReport } from '@skein/http';
import { SettingsError } from '@skein/http/settings';
import { partContext } from '@skein/http/testing';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answeredBy } from '../posts/form-pages.ts';
import { siteServices } from './site-services.ts';
import { temporaryFolder } from '../storage/testing/temporary-folder.ts';

const sent = '/check-address/sent';
const make = siteServices({
  pages: {
    addressCheck: '/check-address',
    ...answeredBy(sent),
    calls: { modal: '/contact', maintenance: '/contact' },
    requests: {},
  },
});
const delivery = {
  host: 'cms.example',
  insecure: false,
  basePath: '',
  space: 's',
  environment: 'master',
  token: 't',
};

async function site(
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
  variables: Readonly<Record<string, string>> = {},
) {
  const dataDir = temporaryFolder();
  const app = Fastify();
  app.decorate('content' as string, { publishedEntry: () => undefined });
  const reports: Record<string, DegradedReport> = {};
  const pageInputs: Record<string, string | undefined> = {};
  const settings = { dataDir, origin: 'https://harbor.example' };
  const part = make(partContext({ site: { name: 'Harbor', paths: { languages } }, settings, variables }));
  await part.services(app, { delivery, reports, pageInputs, show: async () => undefined });
  onTestFinished(() => app.close());
  return { app, part, reports, pageInputs };
}

const post = (body: Record<string, string>) => ({
  method: 'POST' as const,
  url: '/address-forms',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  payload: new URLSearchParams({ referenceNote: '', ...body }).toString(),
});

const IN_GERMAN: SiteLanguages = [
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  { locale: 'es', tag: 'es-US', lang: 'es', prefix: '/es', name: 'Español' },
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '/de', name: 'Deutsch' },
];

it.each([
  ['/intl/es', ENGLISH_AND_SPANISH, '/intl/es'],
  ['/es/plans', IN_GERMAN, '/es'],
  ['/de/plans', IN_GERMAN, '/de'],
  ['/deals', IN_GERMAN, ''],
])(
  'leads who asks about an address on %s to the page that answers, in its language',
  async (pageSource, languages, prefix) => {
    const { app } = await site(languages);
    const answer = await app.inject(
      post({ streetAddress: '4 Quay', zipCode: '04401', email: 'sam@example.com', pageSource }),
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, answerAt(prefix + sent)]);
  },
);

it('takes a request with the form token that its pages carry', async () => {
  const { app, part } = await site();
  const answer = await app.inject(post({ zipCode: '04401', token: part.formToken() }));
  expect(answer.statusCode).toBe(303);
});

it('has no page for what the site has none for', async () => {
  const { app } = await site();
  expect((await app.inject({ method: 'POST', url: '/api/forgot-email' })).statusCode).toBe(404);
});

it('tells how its database is', async () => {
  const { reports } = await site();
  expect(await reports['database']?.()).toEqual([]);
});

it.each([{ RATE_LIMIT: 'maybe' }, { RECAPTCHA_SECRET: 'secret' }, { RECAPTCHA_SITE_KEY: 'k'.repeat(20) }])(
  'refuses settings that cannot be used: %j',
  (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(() => make(partContext({ variables }))).toThrow(SettingsError);
    expect(() => make(partContext({ variables }))).toThrow(name);
  },
);

it('names the job board, so that replicas with another board do not share pages', async () => {
  const CAREERS_BOARD_URL = 'https://boards.example/v1/boards/skein';
  const { pageInputs } = await site(undefined, { CAREERS_BOARD_URL, CAREERS_BOARD_KIND: 'public' });
  expect(pageInputs).toEqual({ CAREERS_BOARD_URL, CAREERS_BOARD_KIND: 'public' });
});
