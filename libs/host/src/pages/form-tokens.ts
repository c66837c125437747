import { withBlockProps, type withQueryProps, type LoadedPage, type Serving } from '@skein/cms-client/serve';
import type { BlockNode } from '@skein/cms-client';

function formIn(servings: readonly Serving[], node: BlockNode) {
  for (const { types, tokenForm } of servings) {
    const found = types.includes(node.type) ? tokenForm?.(node) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * Puts this hour's form token into each form that needs a token. The block gets the token as
 * `visitor.hidden`.
 * @param change function that adds the props to the blocks. By default, it keeps no copies of the blocks. For
 * an editor's drawings, pass `withQueryProps`, which keeps copies
 * @returns the changed page, or undefined if no form needs a token
 */
export function withFormTokens(
  servings: readonly Serving[],
  loaded: LoadedPage,
  token: string,
  change: typeof withQueryProps = withBlockProps,
): LoadedPage | undefined {
  let found = false;
  const blocks = change(loaded.page.blocks, (node) => {
    const form = formIn(servings, node);
    if (!form) return undefined;
    found = true;
    return { ...form.props, visitor: { hidden: { [form.field]: token } } };
  });
  return found ? { ...loaded, page: { ...loaded.page, blocks } } : undefined;
}
