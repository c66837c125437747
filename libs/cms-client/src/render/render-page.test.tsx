// @vitest-environment node
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createRegistry, type WakePolicy } from '../registry/registry.ts';
import { draw, line, node, Theme } from './render-page.test-support.tsx';

describe('a static page', () => {
  it('is plain markup without marks of the renderer, with its styles beside it', () => {
    const { html, css, problems } = draw([node('title', { title: 'A & B' })]);
    expect(html).toMatch(/^<main><h2 class="[\w -]+">A &amp; B<\/h2><\/main>$/);
    expect(css).toContain('color:#abcabc');
    expect(css).not.toContain('<');
    expect(problems).toEqual([]);
  });

  it('leaves out what nobody knows how to draw', () => {
    expect(draw([node('mystery'), node('title')])).toMatchObject({
      html: expect.stringMatching(/^<main><h2[^]*<\/h2><\/main>$/),
      problems: [],
    });
  });

  it('draws a registered type without a component as nothing', () => {
    const own = createRegistry([line('later')]);
    expect(draw([node('later')], { registry: own }).html).toBe('<main></main>');
  });
});

describe('what an enhancer gets', () => {
  it('stands in an element that says when and with which script, and carries no props', () => {
    const { html } = draw([node('enhanced', { title: 'A film' })]);
    expect(html).toMatch(
      /^<main><skein-enhancer id="n\d+" when="visible" src="\/assets\/film\.js"><h2[^>]*>A film<\/h2><\/skein-enhancer><\/main>$/,
    );
  });

  it('says what its script imports, and which page events wake it', () => {
    const enhancerAssets = () => ({ src: '/a.js', deps: ['/b.js', '/c.js'] });
    expect(draw([node('enhancedGroup', { inner: [node('title')] })], { enhancerAssets }).html).toContain(
      ' when="idle" src="/a.js" deps="/b.js /c.js" on="open-drawer">',
    );
  });

  it('may hold islands and other enhancers, each of which wakes by itself', () => {
    const { html } = draw([node('enhancedGroup', { inner: [node('island'), node('enhanced')] })]);
    expect(html).toMatch(
      /<skein-enhancer[^]*<skein-island[^]*<\/script><skein-enhancer[^]*<\/skein-enhancer><\/section><\/skein-enhancer>/,
    );
  });

  it('inside an island belongs to the island', () => {
    expect(draw([node('islandGroup', { inner: [node('enhanced')] })]).html).not.toContain('skein-enhancer');
  });

  it('is left out and reported when it throws or its script cannot be found, and the rest stays', () => {
    const missing = () => {
      throw new Error('no such file');
    };
    for (const [type, options] of [
      ['enhancedBomb', {}],
      ['enhanced', { enhancerAssets: missing }],
      ['enhanced', { enhancerAssets: undefined }],
    ] as const) {
      const { html, problems } = draw([node(type), node('title')], options);
      expect(html).toMatch(/^<main>(<skein-enhancer[^>]*><\/skein-enhancer>)?<h2[^]*<\/h2><\/main>$/);
      expect(problems).toEqual([expect.objectContaining({ type })]);
    }
  });
});

describe('an island', () => {
  const policies: readonly [string, WakePolicy, string][] = [
    [
      'a moment',
      { when: 'visible', island: { script: 'field' } },
      'when="visible" src="/assets/field.js" prefix="PREFIX"',
    ],
    [
      'page events',
      { when: 'idle', island: { script: 'field' }, on: ['open-drawer', 'portal-data'] },
      'when="idle" src="/assets/field.js" prefix="PREFIX" on="open-drawer portal-data"',
    ],
    [
      'the query string',
      { when: 'load', island: { script: 'field' }, ownsUrl: true },
      'when="load" src="/assets/field.js" prefix="PREFIX" url="?q=&quot;a&quot;&amp;b=1"',
    ],
  ];
  it.each(policies)('with %s says so in its attributes', (_, policy, attributes) => {
    const own = createRegistry([line('island', policy)]);
    const { html } = draw([node('island')], { registry: own, search: '?q="a"&b=1' });
    expect(html).toMatch(
      new RegExp(
        `^<main><skein-island id="n\\d+" ${attributes.replaceAll(/[?+]/g, String.raw`\$&`).replace('PREFIX', String.raw`b\w+i0-`)}>`,
      ),
    );
  });

  it('names the modules that its script imports', () => {
    const { html } = draw([node('island')], {
      islandAssets: () => ({ src: '/a.js', deps: ['/b.js', '/c.js'] }),
    });
    expect(html).toMatch(/ src="\/a.js" prefix="b\w+i0-" deps="\/b.js \/c.js"/);
  });

  it('carries its props behind it, and nothing in them ends the script', () => {
    const title = `</script><script>alert(1)</script><!-- & " ' $& \u2028`;
    const { html } = draw([node('island', { title, list: [1, null] })]);
    const json = /<\/skein-island><script type="application\/json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ title, list: [1, null] });
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('cannot be broken out of by an entry id', () => {
    const hostile = { ...node('island'), id: '"><script>alert(1)</script>' };
    expect(draw([hostile]).html).toContain('<skein-island id="&quot;><script>alert(1)</script>"');
    expect(draw([hostile]).html).toMatch(/^<main><skein-island id="[^"]*" when=/);
  });

  it('has ids of its own, which no other island and no static block has', () => {
    const { html } = draw([node('field'), node('island'), node('field'), node('island')]);
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(html.split(`"${id}"`)).toHaveLength(3);
  });

  it('may decide by its props to stay static', () => {
    const own = createRegistry([
      line('island', ({ title }) =>
        title === 'wake me' ? { when: 'load', island: { script: 'field' } } : undefined,
      ),
    ]);
    const { html } = draw([node('island', { title: 'let me sleep' }), node('island', { title: 'wake me' })], {
      registry: own,
    });
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).toMatch(/<main><label[^]*let me sleep[^]*<skein-island[^]*wake me/);
  });

  it('draws the blocks in its slots, without islands inside', () => {
    const { html } = draw([node('islandGroup', { inner: [node('island', { title: 'inner' })] })]);
    expect(html.match(/<skein-island/g)).toHaveLength(1);
    expect(html).toContain('>inner</label>');
  });

  it('stands where it belongs, also deep in a static block', () => {
    const { html } = draw([node('group', { title: 'outer', inner: [node('island'), node('title')] })]);
    expect(html).toMatch(
      /^<main><section aria-label="outer"><skein-island[^]*<\/script><h2[^]*<\/section><\/main>$/,
    );
  });

  it('gets the host’s providers, and its styles are collected', () => {
    const own = createRegistry([
      line('themed', { when: 'load', island: { script: 'x' } }),
      line('title', { when: 'load', island: { script: 'x' } }),
    ]);
    const wrap = (children: ReactNode) => <Theme value="dark">{children}</Theme>;
    const { html, css, problems } = draw([node('themed'), node('title')], { registry: own, wrap });
    expect(html).toContain('<p class="dark">');
    expect(css).toContain('#abcabc');
    expect(problems).toEqual([]);
  });
});

describe('what a page wants loaded first', () => {
  const link = (name: string) =>
    expect.stringMatching(new RegExp(`<link rel="preload" href="/${name}.avif" as="image"[^>]*media="`));

  it('is handed to the head, whether a static block or an island asks', () => {
    const { head, html } = draw([
      node('early', { title: 'static' }),
      node('islandEarly', { title: 'awake' }),
      node('early', { title: 'static' }),
    ]);
    expect(head).toEqual(link('static'));
    expect(head).toEqual(link('awake'));
    expect(head.match(/<link/g)).toHaveLength(2);
    expect(html).not.toContain('<link');
    expect(html).toMatch(/^<main><p>static<\/p><skein-island [^>]*><p>awake<\/p>/);
  });

  it('is nothing on most pages', () => {
    expect(draw([node('title'), node('island')]).head).toBe('');
  });
});
