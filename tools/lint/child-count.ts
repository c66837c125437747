import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** A child by its place, whatever it is: `> :first-child`, `&:nth-child(even)`; not `path:nth-child(2)`. */
const BY_PLACE = /(?<=^|[\s&>(])(?::first-child|:only-child|:nth-child\((?![^)]* of )[^)]*\))/g;

const isStyled = ({ tag }: TSESTree.TaggedTemplateExpression): boolean => {
  const called = tag.type === 'CallExpression' ? tag.callee : tag;
  const name = called.type === 'MemberExpression' ? called.object : called;
  return name.type === 'Identifier' && (name.name === 'styled' || name.name === 'css');
};

/**
 * Where a server component draws, styled-components puts a style element before each styled element. Whoever counts
 * children has to leave those out. Modules that say 'use client' are drawn by the other half, which puts none there.
 */
export const childCount = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
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
        for (const part of node.quasi.quasis)
          for (const [selector] of part.value.raw.matchAll(BY_PLACE)) {
            const place = /\((.*)\)/.exec(selector)?.[1] ?? '1';
            context.report({
              node: part,
              messageId: 'counted',
              data: { selector, better: `:nth-child(${place} of :not(style))` },
            });
          }
      },
    };
  },
});
