import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Matches a hex color such as `#1d53b8`, or a color function with numbers. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*\d[^)]*\)/gi;
/** Matches black, white and transparent colors, at any opacity. Components may use these colors. */
const NEUTRAL =
  /^(?:#(?:0{3,4}|f{3}|(?:0{6}|f{6})(?:[\da-f]{2})?)|rgba?\(\s*(?:(?:0\b[\s,]*){3}|(?:255\b[\s,]*){3})(?:[/,\s][^)]*)?\))$/i;
/**
 * Matches the code before a fallback color: `var(--color-text,` before `#0e1729)`. Pages without the design
 * system's styles use fallback colors.
 */
const FALLBACK = /var\(\s*--[\w-]+\s*,\s*$/;

/**
 * Reports fixed colors in components, because a fixed color does not change with the brand. Components must use
 * custom properties, such as `var(--color-accent)`, or `var(--ink)`, `var(--paper)` and `var(--night)`, which
 * are the same in all themes.
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
