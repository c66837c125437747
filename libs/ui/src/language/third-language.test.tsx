import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Alert } from '../alert/alert.tsx';
import { Badge } from '../badge/badge.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { grouped } from './grouped.ts';
import { LanguageProvider, useLanguageTag } from './language-provider.tsx';
import { shippedLanguage, wordsIn } from './language-setting.ts';

const french = { 'Coming soon': 'Bientôt', optional: 'facultatif' } as const;

function Count() {
  return <output>{grouped(12_345, useLanguageTag())}</output>;
}

describe('a language that the libraries do not speak', () => {
  it('is spoken in the words that a host gives', () => {
    const { container } = render(
      <LanguageProvider language="fr" words={french}>
        <Badge kind="coming-soon" />
        <TextField label="Appartement" optional />
        <Count />
      </LanguageProvider>,
    );
    expect(container.textContent).toContain('Bientôt');
    expect(container.textContent).toContain('(facultatif)');
    expect(screen.getByRole('status').textContent).toBe('12\u202f345');
  });

  it.each([
    [undefined, 'Note: Bonjour.'],
    ['es', 'Nota: Bonjour.'],
  ] as const)('falls back to %s for words that nobody gave', (fallback, text) => {
    const { container } = render(
      <LanguageProvider language="fr" words={french} fallback={fallback}>
        <Alert tone="info">Bonjour.</Alert>
      </LanguageProvider>,
    );
    expect(container.textContent).toContain(text);
  });

  it('stays that of the page below a provider that names none', () => {
    render(
      <LanguageProvider language="fr-CA" words={french}>
        <LanguageProvider>
          <Badge kind="coming-soon" />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(screen.getByText('Bientôt')).toBeTruthy();
  });

  it('may be a variety of one that they do, with own words for some', () => {
    const { container } = render(
      <LanguageProvider language="es-MX" words={{ optional: 'si quieres' }}>
        <Badge kind="coming-soon" />
        <TextField label="Apartamento" optional />
      </LanguageProvider>,
    );
    expect(container.textContent).toContain('Próximamente');
    expect(container.textContent).toContain('(si quieres)');
  });

  it.each(['es-MX', 'es-419', 'es'])('is Spanish in every country: %s', (language) => {
    const { container } = render(
      <LanguageProvider language={language}>
        <Badge kind="coming-soon" />
      </LanguageProvider>,
    );
    expect(container.textContent).toBe('Próximamente');
    expect(wordsIn(language)({ en: 'Close', es: 'Cerrar' })).toBe('Cerrar');
    expect(shippedLanguage(language)).toBe('es');
  });

  it('says outside of React what it says in it', () => {
    const say = wordsIn('fr', french);
    expect(say({ en: 'optional', es: 'opcional' })).toBe('facultatif');
    expect(say({ en: 'Close', es: 'Cerrar' })).toBe('Close');
    expect(wordsIn('fr', french, 'es')({ en: 'Close', es: 'Cerrar' })).toBe('Cerrar');
  });

  it('names each word that is missing once, while somebody develops', () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    const say = wordsIn('nb', { Close: 'Lukk' });
    for (const text of [
      { en: 'Close', es: 'Cerrar' },
      { en: 'Next', es: 'Siguiente' },
    ]) {
      say(text);
      say(text);
    }
    expect(said.mock.calls).toEqual([['nb has no word for "Next", which stays English.']]);
    vi.stubEnv('NODE_ENV', 'production');
    say({ en: 'Back', es: 'Atrás' });
    expect(said).toHaveBeenCalledOnce();
  });

  it('is refused where it is none', () => {
    expect(() => render(<LanguageProvider language="french!">x</LanguageProvider>)).toThrow(RangeError);
  });
});
