import { expect, it } from 'vitest';
import { pillCss } from './pill-css.ts';

it('shows that a press is waited for without taking contrast from the words', () => {
  const waiting = /\[aria-busy=true\]:not\(\[aria-disabled=true\]\)\{([^}]*)\}/.exec(pillCss)?.[1];
  expect(waiting).toContain('box-shadow');
  expect(waiting).not.toMatch(/opacity|color|filter/);
});
