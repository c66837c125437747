import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { htmlLiteral } from './html-literal.ts';
import { RichText } from './rich-text.tsx';
import { wrapTables } from './wrap-tables.ts';

const NAMES = { scrolls: 'Scrolls', stacks: 'Stacks' };
const placed = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = wrapTables(html, NAMES);
  return place;
};
const row = (...words: string[]) => `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;

describe('wrapTables', () => {
  it('leaves text without tables as it is', () => {
    const html = '<p>No tableau here</p>';
    expect(wrapTables(html, NAMES)).toBe(html);
  });

  it('cannot be broken out of by a name', () => {
    const place = document.createElement('div');
    const scrolls = '"><script>&amp;';
    place.innerHTML = wrapTables('<table></table>', { ...NAMES, scrolls });
    expect(place.querySelector('script')).toBeNull();
    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe(scrolls);
  });

  it('cannot be broken out of by an attribute that looks like a table', () => {
    const place = placed(`<p title="<table onclick=alert(1)">x</p><table>${row('a')}</table>`);
    expect(place.querySelector('p')?.getAttributeNames()).toEqual(['title']);
    expect(place.querySelectorAll('[data-table-scroll]')).toHaveLength(1);
  });

  it('frames each of several tables, also one inside another', () => {
    const nested = htmlLiteral`<table><tr><td><table></table></td></tr></table><table></table>`;
    const { container } = render(<RichText html={nested} />);
    expect(container.querySelectorAll('[data-table-scroll] > table')).toHaveLength(3);
  });

  it.each([
    ['<table>', 'Scrolls'],
    ['<table data-stacks role="table">', 'Stacks'],
  ])('calls %s by whether it scrolls or stacks', (table, expected) => {
    expect(placed(`${table}${row('a')}</table>`).firstElementChild?.getAttribute('aria-label')).toBe(
      expected,
    );
  });

  it('frames a table of any length once', () => {
    const html = `<table>${row('1', '2', '3').repeat(5_000)}</table>`;
    const framed = wrapTables(html, NAMES);
    expect(framed).toContain(html);
    expect(framed.split('data-table-scroll')).toHaveLength(2);
  });
});
