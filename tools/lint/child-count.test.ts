import { childCount } from './child-count.ts';
import { testRule } from './rule-tester.ts';

const counted = (code: string, selector: string, better: string) => ({
  code,
  errors: [{ messageId: 'counted', data: { selector, better } }],
});
const behind = (code: string, selector: string) => ({
  code,
  errors: [{ messageId: 'behind', data: { selector } }],
});

testRule('child-count', childCount, {
  valid: [
    'styled.ul`&:nth-child(3n + 2 of :not(style)) { order: 1; }`',
    'styled.svg`path:nth-child(2 of :not(style)) { fill: none; }`',
    'styled.ul`> li ~ li { margin: calc(1px + 2px); }`',
    'styled.ul`@media (width >= calc(1rem + 2px)) { order: 1; }`',
    'styled.ul`/* one + another */ > li { order: 1; }`',
    'styled.div`> :last-child { order: 1; }`',
    "'use client'; styled.div`> :first-child { order: 1; }`",
    'const selector = `> :first-child`;',
  ],
  invalid: [
    counted('styled.svg`path:nth-child(2) { fill: none; }`', ':nth-child(2)', ':nth-child(2 of :not(style))'),
    counted('styled.div`li > b:first-child { top: 0; }`', ':first-child', ':nth-child(1 of :not(style))'),
    behind('styled.div`& > a + a { top: 0; }`', 'a + a'),
    behind('styled.div`${Item} + ${Item} { top: 0; }`', '_ + _'),
    behind('css`@media print { li:hover+li { top: 0; } }`', 'r+li'),
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
