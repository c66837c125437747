import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Matches a hex color such as `#1d53b8`, or a color function with numbers. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*\d[^)]*\)/gi;
/** Matches black, white and transparent, at any opacity: they belong to no brand, and masks use them. */
const NEUTRAL =
  /^(?:#(?:0{3,4}|f{3}|(?:0{6}|f{6})(?:[\da-f]{2})?)|rgba?\(\s*(?:(?:0\b[\s,]*){3}|(?:255\b[\s,]*){3})(?:[/,\s][^)]*)?\))$/i;
/**
 * Matches the text before the fallback of a token, as for pages without the token sheet:
 * `var(--color-text,#0e1729)`.
 */
const FALLBACK = /var\(\s*--[\w-]+\s*,\s*$/;

/**
 * Reports colors in components, because they would stay when the brand changes. A component uses a role, such
 * as `var(--color-accent)`, or a color that all themes share: `var(--ink)`, `var(--paper)`, `var(--night)`.
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
