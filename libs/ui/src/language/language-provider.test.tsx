import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from '../alert/alert.tsx';
import { Badge } from '../badge/badge.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LanguageProvider } from './language-provider.tsx';

describe('LanguageProvider', () => {
  it('gives every built-in text below it its language', () => {
    const { container } = render(
      <LanguageProvider language="es">
        <Badge kind="coming-soon" />
        <Alert tone="info">Hola.</Alert>
        <TextField label="Apartamento" optional />
        <TextLink href="https://example.com" external>
          Cuenta
        </TextLink>
      </LanguageProvider>,
    );
    for (const text of ['Próximamente', 'Nota: Hola.', '(opcional)', '(se abre en una pestaña nueva)']) {
      expect(container.textContent).toContain(text);
    }
  });

  it('gives way to what a component says itself', () => {
    render(
      <LanguageProvider language="es">
        <Badge kind="new" language="en" />
      </LanguageProvider>,
    );
    expect(screen.getByText('New')).toBeTruthy();
  });
});
