import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { htmlLiteral } from './html-literal.ts';
import { RichText } from './rich-text.tsx';
import { wrapTables } from './wrap-tables.ts';

afterEach(cleanup);

const NAMES = { scrolls: 'Scrolls', stacks: 'Stacks' };
const placed = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = wrapTables(html, NAMES);
  return place;
};
const heads = (...words: string[]) => `<tr>${words.map((word) => `<th>${word}</th>`).join('')}</tr>`;
const row = (...words: string[]) => `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;
const LONG = 'Until you close the browser';

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

  it('tells a table of text its heads at each value, and keeps it a table for listeners', () => {
    const html = htmlLiteral`<table><caption>Cookies</caption><thead><tr><th>Cookie</th><th>What <em>it</em> is&nbsp;for</th><th>"Long"</th></tr></thead>
      <tbody><tr><th scope="row">consent</th><td>Your <b>choice</b> on this page</td><td>6 months</td></tr></tbody></table>`;
    render(<RichText html={html} />);
    const table = within(screen.getByRole('group', { name: 'Table' })).getByRole('table');
    expect(
      [...table.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['What it is for', '"Long"']);
    const roles = [...table.querySelectorAll('[role]')].map((part) => part.getAttribute('role'));
    expect(roles).toEqual([
      ...['rowgroup', 'row', 'columnheader', 'columnheader', 'columnheader'],
      ...['rowgroup', 'row', 'rowheader', 'cell', 'cell'],
    ]);
  });

  it.each([
    ['with a head of three and a text', heads('A', 'B', 'C') + row('1', LONG, '3'), true],
    ['whose values are short', heads('A', 'B', 'C') + row(LONG, '2', '3'), false],
    ['of two columns', heads('A', 'B') + row('1', LONG), false],
    ['without heads', row('A', 'B', 'C') + row('1', LONG, '3'), false],
    ['with a cell too few', heads('A', 'B', 'C') + row('1', LONG), false],
    [
      'with a cell over two columns',
      `${heads('A', 'B', 'C')}<tr><td colspan="2">1</td><td>${LONG}</td></tr>`,
      false,
    ],
    ['that holds another', heads('A', 'B', 'C') + row('1', LONG, '<table></table>'), false],
  ])('decides by its form whether a table %s can be a list', (_, rows, expected) => {
    const place = placed(`<table>${rows}</table>`);
    expect(place.querySelector('[data-stacks]') !== null).toBe(expected);
    expect(place.firstElementChild?.getAttribute('aria-label')).toBe(expected ? 'Stacks' : 'Scrolls');
  });

  it('takes time in proportion to the text', () => {
    const html = `<table>${heads('A', 'B', 'C')}${row('1', LONG, '3').repeat(5_000)}</table>`;
    const start = performance.now();
    wrapTables(html, NAMES);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
