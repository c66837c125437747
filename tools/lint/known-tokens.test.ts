import { join } from 'node:path';
import { knownTokens } from './known-tokens.ts';
import { testRule } from './rule-tester.ts';

const libs = join(import.meta.dirname, '../../libs');
const filename = join(libs, 'blocks/src/plan/plan.tsx');
const unknown = (name: string, line: number, column: number) => ({
  messageId: 'unknown',
  data: { name },
  line,
  column,
});

testRule('known-tokens', knownTokens, {
  valid: [
    { filename, code: 'const Box = styled.div`color: var(--color-text); gap: var(--space-4);`;' },
    { filename, code: 'const Box = styled.div`gap: var(--space-${({ $gap }) => $gap}) var(--${all});`;' },
    { filename, code: 'const Box = styled.div`color: var(--color-${product}-fill);`;' },
    { filename, code: "const ground = { raised: 'var(--color-surface-raised)' };" },
    { filename, code: 'const Box = styled.div`--own: 2px; padding: var( --own);`;' },
    { filename, code: "element.style.setProperty('--lift', '1px'); const rise = 'var(--lift)';" },
    { filename, code: 'const page = `:root { --text: #000; } p { color: var(--text); }`;' },
    // Another file of the same package sets this property.
    { filename, code: 'const Field = styled.svg`stroke: var(--gaming-thread);`;' },
    { filename, code: 'const Inset = styled.div`--space-section: 0px;`;' },
  ],
  invalid: [
    {
      filename,
      code: 'const Box = styled.div`\n  color: var(--color-txt);\n`;',
      errors: [unknown('--color-txt', 2, 10)],
    },
    {
      filename,
      code: 'const Box = styled.div`color: ${a}; gap: var(--spce-${b});`;',
      errors: [unknown('--spce-…', 1, 42)],
    },
    {
      filename,
      code: 'const Box = styled.div`color: var(--color-${product}-fil);`;',
      errors: [unknown('--color-…-fil', 1, 31)],
    },
    {
      filename,
      code: "const line = 'var(--radius-huge)';",
      errors: [{ messageId: 'unknown', line: 1, column: 15 }],
    },
    // If this package is used alone, properties of another package do not exist.
    {
      filename: join(libs, 'ui/src/plan/plan.tsx'),
      code: 'const Field = styled.svg`stroke: var(--gaming-thread);`;',
      errors: [{ messageId: 'unknown' }],
    },
    {
      filename,
      code: 'const Inset = styled.div`--space-secton: 0px; padding: var(--space-secton);`;',
      errors: [{ messageId: 'family', data: { name: '--space-secton' } }, unknown('--space-secton', 1, 56)],
    },
  ],
});
