import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SafeHtml } from '../safe-html/safe-html.ts';
import { RichText } from './rich-text.tsx';
import { wrapTables } from './wrap-tables.ts';

afterEach(cleanup);

const table = '<p>Plans</p><TABLE class="a"><tr><td>Core</td></tr></TABLE>' as SafeHtml;

describe('RichText', () => {
  it.each([
    ['en', 'Table, scrolls sideways'],
    ['es', 'Tabla, se desplaza hacia los lados'],
  ] as const)('lets the keyboard reach a wide table and names it in %s', (language, name) => {
    render(<RichText html={table} language={language} />);
    const frame = screen.getByRole('group', { name });
    expect(frame.tabIndex).toBe(0);
    expect(frame.querySelector('table')?.textContent).toBe('Core');
  });

  it('sets a short text inside a line without paragraphs of its own', () => {
    const { container } = render(<RichText as="span" html={'Fast. <em>Really.</em>' as SafeHtml} />);
    expect(container.firstElementChild?.tagName).toBe('SPAN');
    expect(container.textContent).toBe('Fast. Really.');
  });
});

describe('wrapTables', () => {
  it('leaves text without tables as it is', () => {
    const html = '<p>No tableau here</p>' as SafeHtml;
    expect(wrapTables(html, 'x')).toBe(html);
  });

  it('cannot be broken out of by a label', () => {
    expect(wrapTables(table, '"><script>')).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  });

  it('frames each of several tables, also one inside another', () => {
    const nested = '<table><tr><td><table></table></td></tr></table><table></table>' as SafeHtml;
    const { container } = render(<RichText html={nested} />);
    expect(container.querySelectorAll('[data-table-scroll] > table')).toHaveLength(3);
  });
});
