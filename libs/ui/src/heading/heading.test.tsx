import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Heading } from './heading.tsx';

afterEach(cleanup);

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has level %s in the outline, whatever its size', (level) => {
    render(
      <Heading level={level} size={1}>
        Plans
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Plans' })).toBeTruthy();
  });

  it.each([
    [{ anchor: true }, 'Qué incluye', 'que-incluye'],
    [{}, 'Qué incluye', ''],
    [{ anchor: true }, 'A heading that goes on for longer than fifty characters', ''],
    [{ anchor: true, id: 'own' }, 'Qué incluye', 'own'],
  ])('with %j and the text %j has the id %j', (props, text, id) => {
    render(
      <Heading level={2} {...props}>
        {text}
      </Heading>,
    );
    expect(screen.getByRole('heading').id).toBe(id);
  });
});
