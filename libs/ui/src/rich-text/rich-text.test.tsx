import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { htmlLiteral } from './html-literal.ts';
import { RichText } from './rich-text.tsx';

const table = htmlLiteral`<p>Plans</p><TABLE class="a"><tr><td>Core</td></tr></TABLE>`;

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

  it('names its headings by their words, so that a link can lead to them', () => {
    render(<RichText html={htmlLiteral`<h3>Dirección de <em>facturación</em></h3><p>Words</p>`} />);
    expect(screen.getByRole('heading').id).toBe('direccion-de-facturacion');
  });

  it('sets a short text inside a line without paragraphs of its own', () => {
    const { container } = render(<RichText as="span" html={htmlLiteral`Fast. <em>Really.</em>`} />);
    expect(container.firstElementChild?.tagName).toBe('SPAN');
    expect(container.textContent).toBe('Fast. Really.');
  });

  it('takes only what was sanitized or stands in the source', () => {
    const typed = String('<img onerror=alert(1)>');
    // @ts-expect-error a text from anywhere has been through no sanitizer
    const unsafe = <RichText html={typed} />;
    expect(unsafe).toBeDefined();
    // @ts-expect-error what is put into a template could be from anywhere; it is left out
    expect(htmlLiteral`<p>Hello ${typed}</p>`).toBe('<p>Hello </p>');
  });
});
