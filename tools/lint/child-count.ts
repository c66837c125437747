import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Matches selectors that select a child by its position: `> :first-child`, `path:nth-child(2)`. */
const BY_PLACE = /:first-child|:only-child|:nth-child\((?![^)]* of )[^)]*\)/g;
const SELECTOR = /([^{};]+)\{/g;
/**
 * Matches an adjacent sibling selector, such as `a + a`. It is used on selectors without parentheses, so the
 * plus sign in `:nth-child(3n + 2)` does not matter.
 */
const BEHIND = /[\w.\])*] *\+ *[\w.[:&*]+/;

/** Returns a selector without parentheses and their content, such as `:nth-child(3n + 2 of :not(style))`. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const isStyled = ({ tag }: TSESTree.TaggedTemplateExpression): boolean => {
  const called = tag.type === 'CallExpression' ? tag.callee : tag;
  const name = called.type === 'MemberExpression' ? called.object : called;
  return name.type === 'Identifier' && (name.name === 'styled' || name.name === 'css');
};

/**
 * Reports selectors that depend on the number of children. In server components, styled-components adds a style
 * element before each styled element, and these selectors count style elements, too. Modules with 'use client'
 * are exempt.
 */
export const childCount = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      behind: `{{ selector }} finds nothing where a style element stands between the two, as before styled elements in a server component. Write ~ for +.`,
      counted: `{{ selector }} also counts the style elements that stand before styled elements in a server component. Write {{ better }}.`,
    },
  },
  defaultOptions: [],
  create(context) {
    const [first] = context.sourceCode.ast.body;
    if (first?.type === 'ExpressionStatement' && first.directive === 'use client') return {};
    return {
      TaggedTemplateExpression(node) {
        if (!isStyled(node)) return;
        // An expression in a template may be a part of a selector.
        const css = node.quasi.quasis.map(({ value }) => value.raw).join('_');
        for (const [selector] of css.matchAll(BY_PLACE)) {
          const place = /\((.*)\)/.exec(selector)?.[1] ?? '1';
          const better = `:nth-child(${place} of :not(style))`;
          context.report({ node: node.quasi, messageId: 'counted', data: { selector, better } });
        }
        for (const [, selector = ''] of css.replace(/\/\*[^*]*\*\//g, '').matchAll(SELECTOR)) {
          const behind = BEHIND.exec(withoutBrackets(selector))?.[0];
          if (behind !== undefined && !selector.trim().startsWith('@'))
            context.report({ node: node.quasi, messageId: 'behind', data: { selector: behind } });
        }
      },
    };
  },
});
