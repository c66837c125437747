import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
const tester = new RuleTester({ languageOptions });

/** Holds a rule to code in which it finds nothing or something, a test each. Rules have types of their own. */
export const testRule = (name: string, rule: unknown, cases: Parameters<typeof tester.run>[2]) =>
  tester.run(name, rule as never, cases);
