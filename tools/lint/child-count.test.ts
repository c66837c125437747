import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { childCount } from './child-count.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const counted = (code: string, selector: string, better: string) => ({
  code,
  errors: [{ messageId: 'counted', data: { selector, better } }],
});

// RuleTester takes ESLint's own type of rule.
tester.run('child-count', childCount as never, {
  valid: [
    'styled.ul`&:nth-child(even of :not(style)) { order: 1; }`',
    'styled.svg`path:nth-child(2) { fill: none; }`',
    'styled.div`> :last-child { order: 1; }`',
    "'use client'; styled.div`> :first-child { order: 1; }`",
    'const selector = `> :first-child`;',
  ],
  invalid: [
    counted('styled.div`> :first-child { order: 1; }`', ':first-child', ':nth-child(1 of :not(style))'),
    counted(
      'styled(Face)`&:nth-child(3n + 2) { top: 1rem; }`',
      ':nth-child(3n + 2)',
      ':nth-child(3n + 2 of :not(style))',
    ),
    counted(
      'css`&:first-child::after { top: ${({ $top }) => $top}; }`',
      ':first-child',
      ':nth-child(1 of :not(style))',
    ),
  ],
});
