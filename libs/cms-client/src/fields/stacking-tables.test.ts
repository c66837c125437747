import { describe, expect, it } from 'vitest';
import type { SafeHtml } from '../model/context.ts';
import { withStackingTables } from './stacking-tables.ts';

const marked = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = withStackingTables(html as SafeHtml);
  return place;
};
const heads = (...words: string[]) => `<tr>${words.map((word) => `<th>${word}</th>`).join('')}</tr>`;
const row = (...words: string[]) => `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;
const LONG = 'Until you close the browser';

describe('tables of text', () => {
  it('leave text without tables as it is', () => {
    const html = '<p title="<table>">No tableau here</p>' as SafeHtml;
    expect(withStackingTables(html)).toBe(html);
  });

  it('tell each value its head, and stay tables for listeners', () => {
    const table = marked(
      '<table><caption>Cookies</caption><thead><tr><th>Cookie</th><th>What <em>it</em> is&nbsp;for</th><th>"Long"</th></tr></thead>' +
        '<tbody><tr><th scope="row">consent</th><td>Your <b>choice</b> on this page</td><td>6 months</td></tr></tbody></table>',
    );
    expect(
      [...table.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['What it is for', '"Long"']);
    const roles = [...table.querySelectorAll('[role]')].map((part) => part.getAttribute('role'));
    expect(roles).toEqual([
      ...['table', 'rowgroup', 'row', 'columnheader', 'columnheader', 'columnheader'],
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
    expect(marked(`<table>${rows}</table>`).querySelector('[data-stacks]') !== null).toBe(expected);
  });

  it('are each marked by themselves, behind others that are not', () => {
    const texts = `<table>${heads('A', 'B', 'C')}${row('1', LONG, '3')}</table>`;
    const place = marked(
      `<table>${row('a')}</table>${texts}<table><tr><td>${texts}</td></tr></table>${texts}`,
    );
    const tables = [...place.querySelectorAll('table')].map((table) => table.hasAttribute('data-stacks'));
    expect(tables).toEqual([false, true, false, false, true]);
  });

  it('take time in proportion to the text', () => {
    const html = `<table>${heads('A', 'B', 'C')}${row('1', LONG, '3').repeat(500)}</table>`;
    expect(withStackingTables(html as SafeHtml).match(/data-label/g)).toHaveLength(1000);
  });
});
