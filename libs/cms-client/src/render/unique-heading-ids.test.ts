// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceOf, uniqueHeadingIds as ofPieces } from './unique-heading-ids.ts';

const uniqueHeadingIds = (html: string) => ofPieces([pieceOf(html)]).join('');

const idsOf = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]* id="([^"]*)"/g)].map(([, tag, id]) => `${tag} ${id}`);

describe('the ids of headings on a page', () => {
  it.each([
    [
      ['h2 plans', 'h2 plans', 'h3 plans'],
      ['h2 plans', 'h2 plans-2', 'h3 plans-3'],
    ],
    [
      ['h2 plans', 'section plans'],
      ['h2 plans-2', 'section plans'],
    ],
    [
      ['section plans', 'h2 plans'],
      ['section plans', 'h2 plans-2'],
    ],
    [
      ['h2 plans', 'h2 plans-2', 'h2 plans'],
      ['h2 plans', 'h2 plans-2', 'h2 plans-3'],
    ],
    [
      ['h2 plans', 'h2 plans', 'h2 plans-2'],
      ['h2 plans', 'h2 plans-3', 'h2 plans-2'],
    ],
    [
      ['h2 one', 'h3 two'],
      ['h2 one', 'h3 two'],
    ],
  ])('%j become %j', (given, expected) => {
    const html = given.map((one) => one.replace(/(\w+) (\S+)/, '<$1 class="x" id="$2">words</$1>')).join('');
    expect(idsOf(uniqueHeadingIds(html))).toEqual(expected);
  });

  it('are looked for in attributes, not in what a script is handed', () => {
    const props = JSON.stringify({ html: '<h2 id="plans">' }).replaceAll('<', '\\u003c');
    const html = `<h2 id="plans">a</h2><script type="application/json">${props}</script>`;
    expect(uniqueHeadingIds(html)).toBe(html);
  });

  it('are each on the page once, and all else is as it was', () => {
    const element = fc.tuple(fc.constantFrom('h2', 'h3', 'p'), fc.constantFrom('a', 'b', 'a-2', 'c'));
    fc.assert(
      fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
        const html = elements.map(([tag, id]) => `<${tag} id="${id}"></${tag}>`).join('');
        const ids = idsOf(uniqueHeadingIds(html));
        const headings = ids.filter((id) => id.startsWith('h'));
        expect(new Set(headings.map((id) => id.slice(3))).size).toBe(headings.length);
        expect(ids.filter((id) => id.startsWith('p'))).toEqual(
          elements.filter(([tag]) => tag === 'p').map(([tag, id]) => `${tag} ${id}`),
        );
      }),
    );
  });

  it('take time in proportion to the page', () => {
    for (const hostile of ['<h2 ', '<h2 id="a">', ' id="', '<h2 class="a" ']) {
      const start = performance.now();
      uniqueHeadingIds(`<i id="a"></i>${hostile.repeat(20_000)}`);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
