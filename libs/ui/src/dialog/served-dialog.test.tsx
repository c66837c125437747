import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../language/language-provider.tsx';
import { ServedDialog } from './served-dialog.tsx';

const draw = (language: 'en' | 'es') => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <LanguageProvider language={language}>
      <ServedDialog openAt="#/?here=1" title="Nothing found">
        <a href="/">Home</a>
      </ServedDialog>
    </LanguageProvider>,
  );
  return root;
};

describe('ServedDialog', () => {
  it('is closed as it is served, and says at which hash it opens', () => {
    const dialog = draw('en').querySelector('dialog');
    expect(dialog?.open).toBe(false);
    expect(dialog?.getAttribute('data-open-at')).toBe('#/?here=1');
  });

  it('is named by its title', () => {
    const root = draw('en');
    const id = root.querySelector('dialog')?.getAttribute('aria-labelledby') ?? '';
    expect(root.querySelector(`[id="${id}"]`)?.textContent).toBe('Nothing found');
  });

  it.each([
    ['en', 'Close'],
    ['es', 'Cerrar'],
  ] as const)('is closed by a button that needs no script, in %s', (language, label) => {
    const root = draw(language);
    const id = root.querySelector('dialog')?.id;
    const button = root.querySelector('dialog button');
    expect(button?.getAttribute('aria-label')).toBe(label);
    for (const [name, value] of [
      ['command', 'close'],
      ['commandfor', id],
    ])
      expect(button?.getAttribute(name ?? '')).toBe(value);
  });

  it.each([
    [undefined, 'any'],
    [false, 'closerequest'],
  ])('with closeOnBackdrop %s it is closed by %s', (closeOnBackdrop, closedby) => {
    const html = renderToString(
      <ServedDialog title="Prices" closeOnBackdrop={closeOnBackdrop}>
        <p>What they are</p>
      </ServedDialog>,
    );
    expect(html).toContain(`closedby="${closedby}"`);
  });
});
