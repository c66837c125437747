import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** `#1d53b8`, or a color by numbers. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*\d[^)]*\)/gi;
/** Black, white and nothing, at any opacity: no brand owns those, and masks are made of them. */
const NEUTRAL =
  /^(?:#(?:0{3,4}|f{3}|(?:0{6}|f{6})(?:[\da-f]{2})?)|rgba?\(\s*(?:(?:0\b[\s,]*){3}|(?:255\b[\s,]*){3})(?:[/,\s][^)]*)?\))$/i;
/** What stands in for a token where no token sheet is: `var(--color-text,#0e1729)`. */
const FALLBACK = /var\(\s*--[\w-]+\s*,\s*$/;

/**
 * A component has no color of its own, which would stay when the brand changes. It takes a role, such as
 * `var(--color-accent)`, or what is the same in all themes: `var(--ink)`, `var(--paper)`, `var(--night)`.
 */
export const brandColors = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { unknown: 'No brand knows {{ color }}. Take a role, or ink, paper or night.' },
  },
  defaultOptions: [],
  create({ report }) {
    function check(node: TSESTree.Node, text: string): void {
      for (const { 0: color, index } of text.matchAll(COLOR)) {
        if (NEUTRAL.test(color) || FALLBACK.test(text.slice(0, index))) continue;
        report({ node, messageId: 'unknown', data: { color } });
      }
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
});
