import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
const tester = new RuleTester({ languageOptions });

/**
 * Tests a rule on valid and invalid code, with one test for each. ESLint's type for rules differs from the
 * tester's.
 */
export const testRule = (name: string, rule: unknown, cases: Parameters<typeof tester.run>[2]) =>
  tester.run(name, rule as never, cases);
