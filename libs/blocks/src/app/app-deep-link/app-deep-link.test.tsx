// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps, parseRaw } from '../../testing/fixture-props.ts';
import { appDeepLink } from './app-deep-link.block.ts';
import * as fixtures from './app-deep-link.fixtures.ts';
import { AppDeepLink } from './app-deep-link.tsx';

const html = (fixture = fixtures.appDeepLinkBasic, locale: 'en-US' | 'es' = 'en-US') =>
  draw(appDeepLink, AppDeepLink, fixture, locale).replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const declared = (text: string) =>
  [...text.matchAll(/data-analytics="(\{.*?\})"/g)].map(([, json = '']) => JSON.parse(json) as object);
const image = (contentType: string, title = 'A code', name = 'code', height = 720) => ({
  sys: { id: name, type: 'Asset' },
  fields: {
    title,
    file: { url: `//x/${name}.png`, contentType, details: { image: { width: 720, height } } },
  },
});
const raw = (fields: object) => ({
  sys: { id: 'deep', type: 'Entry', contentType: { sys: { id: 'gfAppDeepLink' } } },
  fields: { gfTitle: 'The app', ...fields },
});

describe('AppDeepLink', () => {
  it('shows both stores to whoever has no script, telling them of the page’s own campaign', () => {
    const text = html();
    expect(text).toContain(
      'href="https://play.google.com/store/apps/details?id=example.skein.app&referrer=utm_campaign%3Dapp-page"',
    );
    expect(text).toMatch(/href="https:\/\/apps\.apple\.com\/[^"]*utm_campaign=app-page&ct=app-page"/);
    expect(text.match(/<a /g)).toHaveLength(4);
  });

  it('has a campaign to tell where the editor has named none', () => {
    expect(html(fixtures.appDeepLinkBare)).toContain('&referrer=utm_campaign%3Dwebsite"');
  });

  it('shows a code of 132 px for each store, named in the language of the page', () => {
    const codes = html(fixtures.appDeepLinkBasic, 'es').match(/<svg[^>]*role="img"[^>]*>/g) ?? [];
    expect(codes).toHaveLength(2);
    for (const code of codes) expect(code).toMatch(/width="132" height="132"/);
    expect(codes[0]).toContain('aria-label="Código que abre la app en Play Store"');
  });

  it('asks for an editor’s own code at 360 px and quality 75', () => {
    const props = parseRaw(
      appDeepLink,
      raw({ gfAppStoreLink: 'https://a.example/x', gfAppStoreQrCode: image('image/png') }) as never,
    );
    const text = renderToString(<AppDeepLink {...props!} id="deep" />).replaceAll('&amp;', '&');
    expect(text).toMatch(/srcSet="[^"]*code\.png\?w=360&q=75 360w"/i);
    expect(text).not.toMatch(/w=(?!360)\d+/);
    expect(text).not.toContain('role="img"');
  });

  it('asks for an editor’s own badges at 132 px and quality 75, named as they are or after their stores', () => {
    const props = parseRaw(
      appDeepLink,
      raw({
        gfPlayStoreLink: 'https://p.example/x',
        gfPlayStoreBadge: image('image/png', 'Get it from the sheet', 'play', 213),
        gfAppStoreLink: 'https://a.example/x',
        gfAppStoreBadge: image('image/png', '', 'app', 213),
      }) as never,
    );
    const text = renderToString(<AppDeepLink {...props!} id="deep" />).replaceAll('&amp;', '&');
    for (const name of ['play', 'app'])
      expect(text).toMatch(
        new RegExp(`srcSet="//x/${name}\\.png\\?w=132&q=75 132w, //x/${name}\\.png\\?w=264&q=75 264w"`, 'i'),
      );
    const badges = text.match(/<img [^>]*\/(?:play|app)\.png[^>]*>/g) ?? [];
    expect(badges.map((badge) => /sizes="([^"]*)"/.exec(badge)?.[1])).toEqual(['132px', '132px']);
    expect(badges.map((badge) => /alt="([^"]*)"/.exec(badge)?.[1])).toEqual([
      'Get it from the sheet',
      'App Store',
    ]);
    expect(text).not.toContain('Get it on the');
  });

  it('draws the badges that an editor has not put in', () => {
    expect(html(fixtures.appDeepLinkBasic)).toContain('Get it on the');
    const own = html(fixtures.appDeepLinkPictures, 'es');
    expect(own).not.toContain('Descargar en');
    expect(own).toContain('alt="Disponible en Play Store"');
    expect(own).toContain('alt="Disponible en App Store"');
  });

  it('reports clicks on badges by the names of the stores, and on buttons by their words', () => {
    const labels = (text: string) => declared(text).map((event) => (event as { label: string }).label);
    const badges = ['Play store', 'App store'];
    expect(labels(html())).toEqual(['Get it for Android', 'Get it for iPhone', ...badges]);
    const spanish = html(fixtures.appDeepLinkBasic, 'es');
    expect(labels(spanish)).toEqual(['Descárgala para Android', 'Descárgala para iPhone', ...badges]);
    expect(declared(html())[0]).toMatchObject({
      event: 'push_to_app',
      category: 'push_to_app',
      action: 'click',
    });
  });

  it('shows the one store that there is, and nothing without any', () => {
    expect(html(fixtures.appDeepLinkOneStore)).not.toContain('play.google.com');
    const props = fixtureProps(appDeepLink, fixtures.appDeepLinkBare);
    expect(renderToString(<AppDeepLink {...props} playLink={undefined} appLink={undefined} />)).toBe('');
  });

  it('leaves out what cannot be used: a link that runs script, a code that is no picture', () => {
    const bad = raw({
      gfPlayStoreLink: 'javascript:alert(1)',
      gfAppStoreLink: 'https://apps.apple.com/x',
      gfAppStoreQrCode: image('text/html'),
      gfTheme: 'plaid',
    });
    const props = parseRaw(appDeepLink, bad as never);
    expect(props).toMatchObject({ theme: 'mist' });
    expect(props).not.toHaveProperty('playLink');
    expect(props).not.toHaveProperty('appCode');
    expect(renderToString(<AppDeepLink {...props!} id="deep" />)).toContain('role="img"');
  });
});
