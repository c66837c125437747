import type { PolicySources } from '@skein/cms-client/serve';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { documentHtml, escapeHtml, sha256, type DocumentParts } from './document.ts';
import { joinedSources, type PageSettings } from './page-settings.ts';

const HOSTILE = `"><script>alert(1)</script>&amp;'`;
const parts: DocumentParts = {
  lang: 'en-US',
  title: 'Skein',
  head: [],
  preloads: '',
  jsonLd: [],
  styles: [':root{}', '.a{}'],
  laterCss: '.b{}',
  bootScript: 'boot()',
  runtimeUrl: '/runtime.js',
  settings: {},
  firstView: '<main></main>',
};
const read = (changed: Partial<DocumentParts>) =>
  new JSDOM(documentHtml({ ...parts, ...changed })).window.document;

describe('the document', () => {
  it('has its language, title, styles, one script and the body, in standards mode', () => {
    const document = read({});
    expect(document.compatMode).toBe('CSS1Compat');
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.title).toBe('Skein');
    expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
      ':root{}',
      '.a{}',
      '.b{}',
    ]);
    expect([...document.scripts].map((script) => [script.textContent, script.dataset['runtime']])).toEqual([
      ['boot()', '/runtime.js'],
    ]);
    expect(document.body.innerHTML).toBe('<main></main>');
  });

  it('has script and later styles right behind the first view', () => {
    const { body, head } = read({ firstView: '<main><p></p>', below: '<p></p></main>' });
    expect(Array.from(body.querySelectorAll('main > *'), ({ localName }) => localName)).toEqual([
      'p',
      'template',
      'script',
      'style',
      'p',
    ]);
    expect(head.querySelector('script')).toBeNull();
    expect(body.querySelector('style')?.textContent).toBe('.b{}');
  });

  it('has the props and imports of the islands of the first view in one script behind it', () => {
    const island = (prefix: string, word: string) =>
      `<skein-island id="x" prefix="${prefix}" deps="/${word}.js /b.js" when="load"><p>a</p></skein-island>` +
      `<script type="application/json">{"word":"$&${word}"}</script>`;
    const first = island('a-', '1') + '<i></i>' + island('b-', '2');
    const document = read({ firstView: `<main>${first}`, below: `${island('c-', '3')}</main>` });
    const [before, , , ...others] = [...document.querySelectorAll('main > script, main > template')];
    expect(before?.localName).toBe('template');
    expect(JSON.parse(document.querySelector('template + script[data-props]')?.textContent ?? '')).toEqual({
      'a-': { word: '$&1' },
      'b-': { word: '$&2' },
    });
    expect(others.map(({ textContent }) => textContent)).toEqual(['{"word":"$&3"}']);
    const script = document.querySelector('script[data-props]');
    expect(script?.getAttribute('data-a-')).toBe('/1.js /b.js');
    expect(script?.getAttribute('data-b-')).toBe('/2.js /b.js');
    expect(document.querySelectorAll('skein-island[deps]')).toHaveLength(1);
    expect(document.querySelectorAll('skein-island > p')).toHaveLength(3);
  });

  it('has no element for styles that it does not need', () => {
    expect(documentHtml({ ...parts, laterCss: '' }).match(/<style/g)).toHaveLength(2);
  });

  it('says how it is encoded before anything that depends on it', () => {
    expect(documentHtml(parts).indexOf('<meta charset="utf-8">')).toBeLessThan(120);
  });

  it.each<[string, Partial<DocumentParts>]>([
    ['the title', { title: HOSTILE }],
    ['a meta tag', { head: [['meta', { name: 'description', content: HOSTILE }]] }],
    ['a link', { head: [['link', { rel: 'canonical', href: HOSTILE }]] }],
    ['structured data', { jsonLd: [{ name: HOSTILE }] }],
    ['an address', { runtimeUrl: HOSTILE }],
    ['the language', { lang: HOSTILE }],
  ])('cannot be broken out of by %s', (_, changed) => {
    const document = read(changed);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.filter((script) => script.textContent?.startsWith('alert'))).toEqual([]);
    expect(document.body.innerHTML).toBe('<main></main>');
    expect(document.documentElement.outerHTML).toContain('alert(1)');
  });

  it('gives text back as it was', () => {
    const document = read({
      title: HOSTILE,
      head: [['meta', { name: 'description', content: HOSTILE }]],
      jsonLd: [{ name: HOSTILE }],
    });
    expect(document.title).toBe(HOSTILE);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(HOSTILE);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(json)).toEqual({ name: HOSTILE });
  });

  it('leaves out attributes without a value', () => {
    const head = [['link', { rel: 'icon', href: '/i.svg', type: undefined }]] as const;
    expect(documentHtml({ ...parts, head })).toContain('<link rel="icon" href="/i.svg">');
  });
});

describe('the settings of a page', () => {
  it('stand on the first script, those that are set, escaped', () => {
    const script = (settings: PageSettings) => read({ settings }).querySelector('script[data-runtime]');
    const plain = script({ 'data-hosts': 'a.example b.example', 'data-maps-key': undefined });
    expect(plain?.getAttribute('data-hosts')).toBe('a.example b.example');
    expect(plain?.hasAttribute('data-maps-key')).toBe(false);
    expect(plain?.getAttribute('data-lang')).toBe(parts.lang);
    expect(script({ 'data-maps-key': HOSTILE })?.getAttribute('data-maps-key')).toBe(HOSTILE);
  });
});

describe('escaped text', () => {
  it.each([
    ['<b>', '&lt;b&gt;'],
    ['"&"', '&quot;&amp;&quot;'],
    ['plain', 'plain'],
  ])('%s is %s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
});

const BOOT = sha256('boot()');

describe('the policy of a page', () => {
  const policy = (
    production: boolean,
    used: readonly PolicySources[] = [],
    formOrigins: readonly string[] = [],
    plainStrings = false,
  ) =>
    new Map(
      contentSecurityPolicy({
        scriptHash: BOOT,
        styleHashes: [':root{}', '.a{}'].map(sha256),
        assetHosts: ['https://images.example'],
        services: joinedSources(used),
        formOrigins,
        production,
        plainStrings,
      })
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );

  it('allows the styles that are served with it, by their hashes, and the empty one of the style runtime', () => {
    expect(policy(true).get('style-src')).toEqual(["'self'", sha256(':root{}'), sha256('.a{}'), sha256('')]);
    expect(sha256('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('allows no inline script but the one of every page, no plugin, no other base and no form that leaves the site', () => {
    const directives = policy(true);
    expect(directives.get('script-src')).toEqual(["'self'", BOOT]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
  });

  it('lets forms, by script and without, go to the origins that the settings name, and to no other', () => {
    const directives = policy(true, undefined, ['https://forms.example']);
    expect(directives.get('form-action')).toEqual(["'self'", 'https://forms.example']);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://forms.example']);
    expect([...directives].filter(([, sources]) => sources.includes('https://forms.example'))).toHaveLength(
      2,
    );
  });

  it('allows pictures and films from the hosts of assets, and script from none of them', () => {
    const directives = policy(true);
    for (const [name, sources] of directives) {
      expect([name, sources.includes('https://images.example')]).toEqual([
        name,
        ['img-src', 'media-src'].includes(name),
      ]);
    }
  });

  it('lets outside services in, each origin once, where a page names them', () => {
    const places = { script: ['https://maps.example'], connect: ['https://places.example'] };
    const chat = {
      script: ['https://maps.example', 'https://chat.example'],
      frame: ['https://chat.example'],
    };
    const directives = policy(true, [places, chat]);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      BOOT,
      'https://maps.example',
      'https://chat.example',
    ]);
    expect(directives.get('connect-src')).toContain('https://places.example');
    expect(directives.get('frame-src')).toContain('https://chat.example');
    expect([...policy(true).values()].flat().join(' ')).not.toMatch(/maps|chat/);
  });

  it('lets a service that writes styles do so, in the place of hashes, and inline script nowhere', () => {
    const directives = policy(true, [{ style: ["'unsafe-inline'", 'https://fonts.example'] }]);
    expect(directives.get('style-src')).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.example']);
    expect(directives.get('script-src')).toEqual(["'self'", BOOT]);
  });

  it('takes HTML from our own scripts alone, other than beside scripts and maps of others, which know no Trusted Types', () => {
    const required = policy(true);
    expect(required.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(required.get('trusted-types')).toEqual([
      'skein-served',
      'skein-content',
      'dompurify',
      'default',
      "'allow-duplicates'",
    ]);
    const beside = [policy(true, [{ script: ['https://tags.example'] }]), policy(true, [], [], true)];
    expect(beside.some((one) => one.has('require-trusted-types-for'))).toBe(false);
  });

  it('asks for HTTPS in production only', () => {
    expect(policy(true).has('upgrade-insecure-requests')).toBe(true);
    expect(policy(false).has('upgrade-insecure-requests')).toBe(false);
  });
});
