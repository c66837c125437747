// @vitest-environment node
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { markForeign } from './mark-foreign.ts';
import { draw, node } from './render-page.test-support.tsx';

const text = 'Ask & we answer';
const marked = (html: string, mayWrap = true) => markForeign(html, [{ text, lang: 'en' }], mayWrap);
const written = 'Ask &amp; we answer';

describe('a text in another language than its page', () => {
  it.each([
    ['alone in an element', `<h2 class="a">${written}</h2>`, `<h2 lang="en" class="a">${written}</h2>`],
    [
      'beside a sign',
      `<a href="/x">${written}<svg></svg></a>`,
      `<a href="/x"><span lang="en">${written}</span><svg></svg></a>`,
    ],
    ['after a sign', `<a><svg></svg>${written}</a>`, `<a><svg></svg><span lang="en">${written}</span></a>`],
    [
      'beside other words',
      `<li>${written}<b>Hola</b></li>`,
      `<li><span lang="en">${written}</span><b>Hola</b></li>`,
    ],
    [
      'as the words of a picture',
      `<img src="/x" alt="${written}"/>`,
      `<img lang="en" src="/x" alt="${written}"/>`,
    ],
    ['twice', `<p>${written}</p><p>${written}</p>`, `<p lang="en">${written}</p><p lang="en">${written}</p>`],
  ])('is marked %s', (_, html, expected) => expect(marked(html)).toBe(expected));

  it.each([
    ['a part of another text', `<p>${written} soon</p>`],
    ['marked already', `<p lang="fr">${written}</p>`],
    ['the name of what holds more', `<nav aria-label="${written}"><a>Hola</a></nav>`],
    ['data', `<script type="application/json">{"a":"${written}"}</script>`],
  ])('stays as it is where it is %s', (_, html) => expect(marked(html)).toBe(html));

  it.each([
    ['signs of a pattern', 'What is (Wi-Fi) [mesh]? $1 + $& \\\\d.* ^|{2}'],
    ['signs of markup', `Say "hi" & <b>it's</b> &amp; done`],
  ])('is found and kept with %s', (_, odd) => {
    const html = renderToStaticMarkup(createElement('p', { className: 'a' }, odd));
    expect(markForeign(html, [{ text: odd, lang: 'en' }])).toBe(html.replace('<p', '<p lang="en"'));
  });

  it('costs no further pass over the markup for each further text', () => {
    const passes = vi.spyOn(String.prototype, 'replaceAll');
    const html = `<h2>${written}</h2>`;
    const count = (texts: readonly string[]) => {
      passes.mockClear();
      markForeign(
        html,
        texts.map((one) => ({ text: one, lang: 'en' })),
      );
      return passes.mock.contexts.filter((on) => String(on).startsWith('<h2')).length;
    };
    const one = count([text]);
    expect(count([text, ...Array.from({ length: 300 }, (__, at) => `Text of number ${at}`)])).toBe(one);
    passes.mockRestore();
  });

  it('gets no element of its own where a script compares the markup', () => {
    expect(marked(`<a><svg></svg>${written}</a>`, false)).toBe(`<a><svg></svg>${written}</a>`);
    expect(marked(`<p>${written}</p>`, false)).toBe(`<p lang="en">${written}</p>`);
  });
});

describe('a block with such a text', () => {
  const foreign = [{ text: 'Read on here', lang: 'en' }];
  const block = (type: string, title: string) => ({ ...node(type, { title }), foreign });

  it.each([
    ['by itself', 'title', /^<main><h2 lang="en"[^>]*>Read on here<\/h2><\/main>$/],
    ['that an enhancer gets', 'enhanced', /<skein-enhancer[^>]*><h2 lang="en"[^>]*>Read on here</],
    ['that is an island', 'island', /<skein-island[^>]*><label lang="en"[^>]*>Read on here</],
  ])('%s says its language where it is drawn', (_, type, markup) => {
    expect(draw([block(type, 'Read on here')]).html).toMatch(markup);
  });

  it('says so where the page around it shows its text, too', () => {
    const around = (page: ReactNode) =>
      createElement('div', {}, createElement('a', {}, 'Read on here'), page);
    const { html } = draw([block('title', 'Something else')], {}, around);
    expect(html).toMatch(/^<div><a lang="en">Read on here<\/a><main><h2 class/);
  });

  it('leaves the data of an island and the blocks beside it as they are', () => {
    const { html } = draw([block('island', 'Read on here'), node('title', { title: 'Read on here' })]);
    expect(html).toContain('<script type="application/json">{"title":"Read on here"}</script>');
    expect(html.match(/lang="en"/g)).toHaveLength(1);
  });
});
