import { everyBlock, withBlockProps, type LoadedPage, type Serving } from '@skein/cms-client/serve';
import type { BlockNode } from '@skein/cms-client';
import type { PageVisitor } from '@skein/http';

/** A form whose posts need a token, on a block. */
function formIn(servings: readonly Serving[], node: BlockNode) {
  for (const { types, visitorForm } of servings) {
    const found = types.includes(node.type) ? visitorForm?.(node) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether a page is another one for each visitor: it has a form that needs a token also without script. */
export function hasVisitorForm(servings: readonly Serving[], { page }: LoadedPage): boolean {
  let found = false;
  everyBlock(page.blocks, (node) => void (found ||= formIn(servings, node) !== undefined));
  return found;
}

/** The page with the tokens that its forms carry for a visitor: their blocks get `visitor.hidden`. */
export function withVisitorForms(
  servings: readonly Serving[],
  loaded: LoadedPage,
  { stamp }: PageVisitor,
): LoadedPage {
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    const found = formIn(servings, node);
    return found && { ...found.props, visitor: { hidden: stamp(found.form) } };
  });
  return { ...loaded, page: { ...loaded.page, blocks } };
}
