import { expect, test } from '../site.fixture.ts';

// The preview needs a secret, so these tests start a separate site.
test.use({ siteEnv: { PREVIEW_SECRET: 'a secret of sixteen' }, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the web app of the CMS needs a laptop');
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'the window around a site on this machine needs a permission',
);
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

const APP = 'https://app.contentful.com';

interface Message {
  readonly source: string;
  readonly method: string;
  readonly [more: string]: unknown;
}
declare global {
  interface Window {
    said: Message[];
  }
}

/** Returns a page that records messages, in place of the vendor's web app. */
const appAround = (address: string) => `<!doctype html><title>App</title>
<iframe src="${address}" style="width:1200px;height:800px"></iframe>
<script>
  window.said = [];
  addEventListener('message', ({ data }) => window.said.push(data));
</script>`;

test(
  'the web app of the CMS shows a draft, names its texts, and shows what an editor types',
  { tag: '@laptop' },
  async ({ page, baseURL, complaints }) => {
    complaints.expect(/Mixed Content/u);
    const entering = `${baseURL}/preview-mode?${new URLSearchParams({ secret: 'a secret of sixteen', path: '/' })}`;
    await page.route(`${APP}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: appAround(entering) }),
    );
    await page.goto(`${APP}/spaces/skein`);
    const shown = page.frameLocator('iframe');
    const headline = shown.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();

    const said = (method: string, ids?: object) =>
      page.waitForFunction(
        ([wanted, text]) =>
          window.said.find(
            (one) =>
              one.method === wanted &&
              (text === undefined || JSON.stringify(one).includes(text.slice(1, -1))),
          ),
        [method, ids && JSON.stringify(ids)] as const,
      );
    const connected = await (await said('CONNECTED')).jsonValue();
    expect(connected).toMatchObject({
      source: 'live-preview-sdk',
      isLiveUpdatesEnabled: true,
      locale: 'en-US',
    });

    const tell = (message: object) =>
      page.evaluate(
        ([words, origin]) =>
          document
            .querySelector('iframe')
            ?.contentWindow?.postMessage({ source: 'live-preview-editor', ...words }, origin),
        [message, baseURL ?? ''] as const,
      );
    await tell({ method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true });
    await said('TAGGED_ELEMENTS', { fieldId: 'gfTitle', locale: 'en-US' });

    const subscription = await page.evaluate(
      () =>
        window.said.find(
          ({ method, config }) => method === 'SUBSCRIBED' && String(config).includes('"home-hero"'),
        )?.['id'],
    );
    const [hero] = (
      (await (
        await fetch(`${baseURL}/cma/spaces/skein/environments/master/entries?sys.id=home-hero`, {
          headers: { authorization: 'Bearer demo-management' },
        })
      ).json()) as { items: { sys: object; fields: Record<string, Record<string, unknown>> }[] }
    ).items;
    const inEnglish = Object.fromEntries(
      Object.entries(hero?.fields ?? {}).map(([name, values]) => [name, Object.values(values)[0]]),
    );
    await tell({
      method: 'ENTRY_UPDATED',
      subscriptionId: subscription,
      data: { sys: hero?.sys, fields: { ...inEnglish, gfTitle: 'A line that is typed.' } },
    });
    await expect(headline).toHaveText('A line that is typed.');
    expect(await (await fetch(`${baseURL}/`)).text()).not.toContain('A line that is typed.');
  },
);

test(
  'no other site may show a draft in a frame',
  { tag: '@laptop' },
  async ({ page, baseURL, complaints }) => {
    complaints.expect(/frame-ancestors|Framing/u);
    const entering = `${baseURL}/preview-mode?${new URLSearchParams({ secret: 'a secret of sixteen', path: '/' })}`;
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: appAround(entering) }),
    );
    await page.goto('https://evil.example/');
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  },
);
