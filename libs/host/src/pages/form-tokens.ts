import { withBlockProps, type LoadedPage, type Serving } from '@skein/cms-client/serve';
import type { BlockNode } from '@skein/cms-client';

function formIn(servings: readonly Serving[], node: BlockNode) {
  for (const { types, tokenForm } of servings) {
    const found = types.includes(node.type) ? tokenForm?.(node) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * Puts the form token of the hour into each form whose posts need one; the block gets it as `visitor.hidden`.
 * @returns the changed page, or undefined if it has no such form
 */
export function withFormTokens(
  servings: readonly Serving[],
  loaded: LoadedPage,
  token: string,
): LoadedPage | undefined {
  let found = false;
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    const form = formIn(servings, node);
    if (!form) return undefined;
    found = true;
    return { ...form.props, visitor: { hidden: { [form.field]: token } } };
  });
  return found ? { ...loaded, page: { ...loaded.page, blocks } } : undefined;
}
