import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
const tester = new RuleTester({ languageOptions });

/**
 * Tests a lint rule with valid and invalid code. `rule` is `unknown`, because ESLint and the tester declare
 * different types for rules.
 */
export const testRule = (name: string, rule: unknown, cases: Parameters<typeof tester.run>[2]) =>
  tester.run(name, rule as never, cases);
