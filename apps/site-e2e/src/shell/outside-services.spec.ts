import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

/**
 * Keys and addresses of Google's services. Scripts of this test replace the services. The test checks that
 * the page's settings and policy allow them.
 */
const MAPS_KEY = 'maps-key-of-the-browser-test';
const SITE_KEY = 'site-key-of-the-browser-test';
const MAPS = 'https://maps.googleapis.com/maps/api/js?**';
const RECAPTCHA = 'https://www.google.com/recaptcha/api.js?**';

const MAPS_SCRIPT = `
  const prediction = {
    placeId: 'place-1',
    text: '7 Stand-in Square, Austin',
    toPlace: () => ({
      fetchFields: async () => {},
      addressComponents: [
        { longText: '7', types: ['street_number'] },
        { longText: 'Stand-in Square', types: ['route'] },
        { longText: '78704', types: ['postal_code'] },
      ],
    }),
  };
  window.google = { maps: { importLibrary: async () => ({
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async () => ({ suggestions: [{ placePrediction: prediction }] }),
    },
  }) } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();`;
const RECAPTCHA_SCRIPT = `
  window.grecaptcha = {
    ready: (run) => run(),
    execute: async (key, { action }) => 'proof for ' + action + ' by ' + key,
  };`;

test.use({
  siteEnv: {
    GOOGLE_MAPS_API_KEY: MAPS_KEY,
    RECAPTCHA_SITE_KEY: SITE_KEY,
    RECAPTCHA_SECRET: 'secret',
  },
});

interface Stage {
  readonly asked: string[];
  readonly posted: URLSearchParams[];
  readonly logged: string[];
}

async function stage(page: Page, scripts: 'there' | 'gone'): Promise<Stage> {
  const seen: Stage = { asked: [], posted: [], logged: [] };
  for (const [address, body] of [
    [MAPS, MAPS_SCRIPT],
    [RECAPTCHA, RECAPTCHA_SCRIPT],
  ] as const)
    await page.route(address, (route) => {
      seen.asked.push(route.request().url());
      return scripts === 'there'
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.abort('failed');
    });
  await page.route('**/address-forms', (route) => {
    seen.posted.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({ json: { location: '/address/available' } });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') seen.logged.push(message.text());
  });
  await page.goto('/check-address');
  return seen;
}

const street = (page: Page) => page.getByRole('main').getByLabel('Street address').first();
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Check availability' }).click();

test('Google’s places and human check are used where they are set, once a form is touched', async ({
  page,
  site,
}) => {
  const { asked, posted, logged } = await stage(page, 'there');
  expect(asked).toEqual([]);
  await street(page).pressSequentially('7 st');
  await page.getByRole('option', { name: '7 Stand-in Square, Austin' }).click();
  await expect(street(page)).toHaveValue('7 Stand-in Square');
  await send(page);
  await expect(page).toHaveURL(`${site.origin}/address/available`);
  expect(posted).toHaveLength(1);
  expect(posted[0]?.get('recaptchaToken')).toMatch(new RegExp(`^proof for \\w+ by ${SITE_KEY}$`));
  expect(asked.find((url) => url.includes('maps'))).toContain(`key=${MAPS_KEY}`);
  expect(logged).toEqual([]);
});

test('without their scripts it is a plain form that works, and the log says which failed', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/Failed to load/);
  const { posted, logged } = await stage(page, 'gone');
  await street(page).fill('1 Ready Rd');
  await page.getByRole('main').getByLabel('ZIP code').first().fill('78704');
  await send(page);
  await expect(page).toHaveURL(`${site.origin}/address/available`);
  expect(posted[0]?.get('recaptchaToken')).toBe('test');
  const failures = logged.filter((text) => text.startsWith('Failed to load script: '));
  expect(failures.some((text) => text.includes('https://www.google.com/recaptcha/api.js'))).toBe(true);
});
