import { test as base, expect, type Page } from '@playwright/test';
import { letInAtOnce, TRANSLATORS } from './let-in.ts';
import { startSite, type Running } from './site-process.ts';

/** Name of a function in `TRANSLATORS`. If it is set, the tests change every page with this function. */
const { STRANGER: named } = process.env;
const stranger = Object.entries(TRANSLATORS).find(([name]) => name === named)?.[1];
if (named && !stranger)
  throw new Error(`no stranger is called ${named}: ${Object.keys(TRANSLATORS).join(', ')}`);
/** Matches the message that React has rendered an island again. Pages that `TRANSLATORS` change may log it. */
export const DRAWN_ANEW = /^(?:error|warning|info|log): island\b/;

/** Messages of a page: console errors, console warnings, uncaught errors, refused scripts and styles. */
export interface Complaints {
  readonly list: string[];
  /** Allows messages that match `what`, because the test itself causes them. */
  expect(what: RegExp): void;
  unexpected(): readonly string[];
}

export interface WorkerFixtures {
  readonly site: Pick<Running, 'origin'>;
  /** Settings for a separate site. Undefined: use the site that all workers share. */
  readonly siteEnv: Readonly<Record<string, string>> | undefined;
}
export interface TestFixtures {
  readonly complaints: Complaints;
}

/** Tests of the built site. A test fails if its page logs unexpected messages. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnv: [undefined, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      if (!siteEnv) return use({ origin: process.env['SITE_ORIGIN'] ?? '' });
      const site = await startSite({ env: siteEnv });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: async ({}, use) => {
    const list: string[] = [];
    const expected: RegExp[] = [];
    await use({
      list,
      expect: (what) => void expected.push(what),
      unexpected: () => list.filter((complaint) => !expected.some((what) => what.test(complaint))),
    });
  },
  page: async ({ page, complaints }, use) => {
    watch(page, complaints.list);
    if (stranger) {
      complaints.expect(DRAWN_ANEW);
      await letInAtOnce(page, stranger);
    }
    await use(page);
    expect(complaints.unexpected(), 'complaints of the page').toEqual([]);
  },
});

function watch(page: Page, list: string[]) {
  page.on('console', (message) => {
    // Tests draw maps without a graphics card.
    if (/GL Driver Message/.test(message.text())) return;
    if (!['error', 'warning'].includes(message.type())) return;
    const path = message.location().url.replace(/^\w+:\/\/[^/]*/, '');
    const what = message.text().startsWith('Failed to load resource') ? ` ${path}` : '';
    list.push(`${message.type()}: ${message.text()}${what}`);
  });
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
}

export { expect } from '@playwright/test';
