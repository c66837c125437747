import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from './heading.tsx';

const Name = () => <>Texas</>;

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
    [{}, 'Qué incluye', 'que-incluye'],
    [{ level: 3 }, 'Qué incluye', 'que-incluye'],
    [{ level: 1 }, 'Qué incluye', ''],
    [{ level: 1, anchor: true }, 'Qué incluye', 'que-incluye'],
    [{ anchor: false }, 'Qué incluye', ''],
    [{}, ['One thread, ', <b key="b">the whole house</b>, ' ', 5], 'one-thread-the-whole-house-5'],
    [{}, <Name key="n" />, ''],
    [{ anchor: 'Texas' }, <Name key="n" />, 'texas'],
    [{}, 'A heading that goes on for longer than fifty characters', ''],
    [{ anchor: true, id: 'own' }, 'Qué incluye', 'own'],
  ])('with %j and the children %o has the id %j', (props, text, id) => {
    render(
      <Heading level={2} {...(props as { level?: 1 | 3 })}>
        {text}
      </Heading>,
    );
    expect(screen.getByRole('heading').id).toBe(id);
  });
});
