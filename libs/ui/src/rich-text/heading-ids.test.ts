// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withHeadingIds } from './heading-ids.ts';

describe('the ids of headings in running text', () => {
  it.each([
    ['<h3>Late fees</h3><p>None.</p>', '<h3 id="late-fees">Late fees</h3><p>None.</p>'],
    ['<p>First</p><h2>Qué incluye</h2>', '<p>First</p><h2 id="que-incluye">Qué incluye</h2>'],
    ['<h2>What <em>we</em> keep</h2>', '<h2 id="what-we-keep">What <em>we</em> keep</h2>'],
    ['<h2 lang="es">Pagos</h2>', '<h2 id="pagos" lang="es">Pagos</h2>'],
    ['<h2>Terms &amp; fees&nbsp;2</h2>', '<h2 id="terms--fees-2">Terms &amp; fees&nbsp;2</h2>'],
    ['<h2>It&#39;s yours</h2>', '<h2 id="its-yours">It&#39;s yours</h2>'],
    ['<h3> Refunds </h3>', '<h3 id="refunds"> Refunds </h3>'],
    ['<h2>One</h2><h3>Two</h3>', '<h2 id="one">One</h2><h3 id="two">Two</h3>'],
  ])('%s becomes %s', (html, expected) => {
    expect(withHeadingIds(html)).toBe(expected);
  });

  it.each([
    ['named by an editor', '<h2 id="mine">Fees</h2>'],
    ['over 50 characters', `<h2>${'a'.repeat(51)}</h2>`],
    ['without a letter', '<h2>…</h2>'],
    ['of another level', '<h4>Fees</h4>'],
    ['that is none', '<p>No heading, and &lt;h2&gt; is no tag</p>'],
    ['that is not closed', '<h2>Fees'],
    ['that was never opened', 'Fees</h2>'],
  ])('leave alone a heading %s', (_, html) => {
    expect(withHeadingIds(html)).toBe(html);
  });

  it('take time in proportion to the text', () => {
    for (const hostile of ['<h2>', '</h2>', '<h2 ', '<h2>&#', '<']) {
      const html = `<h2>a</h2>${hostile.repeat(100_000)}</h3>`;
      const start = performance.now();
      withHeadingIds(html);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });

  it('change nothing but what they add', () => {
    const text = fc.stringMatching(/^[ -;?-~]{0,60}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('h2', 'h3', 'p'), text)), (parts) => {
        const html = parts.map(([tag, words]) => `<${tag}>${words}</${tag}>`).join('');
        expect(withHeadingIds(html).replaceAll(/(?<=<h[23]) id="[^"]*"/g, '')).toBe(html);
      }),
    );
  });
});
