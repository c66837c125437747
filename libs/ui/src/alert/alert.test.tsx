import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it.each([
    ['info', 'status', 'Note: '],
    ['positive', 'status', 'Done: '],
    ['warning', 'alert', 'Careful: '],
    ['danger', 'alert', 'Problem: '],
  ] as const)('of tone %s is announced as %s and says %j', (tone, role, word) => {
    render(<Alert tone={tone}>Saved.</Alert>);
    expect(screen.getByRole(role).textContent).toBe(`${word}Saved.`);
  });

  it('speaks Spanish, or the word it is given', () => {
    render(
      <>
        <Alert tone="danger" language="es">
          No se envió.
        </Alert>
        <Alert tone="info" toneLabel="By the way">
          Hello.
        </Alert>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Problema: No se envió.');
    expect(screen.getByRole('status').textContent).toBe('By the way: Hello.');
  });

  it('is not announced when it was there from the start', () => {
    render(
      <Alert tone="danger" role="none" title="Outage">
        Until noon.
      </Alert>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Outage')).toBeTruthy();
  });
});

describe('Badge', () => {
  it.each([
    ['available', 'Available', 'Disponible'],
    ['coming-soon', 'Coming soon', 'Próximamente'],
    ['outage', 'Outage', 'Interrupción'],
    ['new', 'New', 'Nuevo'],
  ] as const)('%s has a word beside the color, in both languages', (kind, english, spanish) => {
    const { container } = render(
      <>
        <Badge kind={kind} />
        <Badge kind={kind} language="es" />
        <Badge kind={kind}>From June</Badge>
      </>,
    );
    expect(container.textContent).toBe(`${english}${spanish}From June`);
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
  });
});
