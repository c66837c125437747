import type { RefusalView } from '@skein/api';
import type { BlockNode } from '@skein/cms-client';
import { ADDRESS_FORMS_PATH, FORM_ENTRY_FIELD } from '@skein/forms/contract';
import { formOfProps, type RefusedPost } from '@skein/forms/content';
import type { LoadedPage } from '../content/content-source.ts';
import { withBlockProps } from '../content/block-props.ts';

/** Fields and messages as the service calls them: the form that gets them back knows its own. */
function refusedPost({ fields, values, message }: RefusalView, page: string): RefusedPost<string, string> {
  const issues = Object.entries(fields).flatMap(([field, key]) =>
    key === undefined ? [] : [{ field, message: key }],
  );
  return { values, issues, page, ...(issues.length === 0 && { message }) };
}

/** Whether a block is an address form that is posted to `action`. */
const postsTo = ({ type, props }: BlockNode, action: string) =>
  formOfProps(type, props) !== undefined && (props['postTo'] ?? ADDRESS_FORMS_PATH) === action;

/**
 * The page that a form was sent from, with the form as it was sent and what was wrong; undefined: it is not on it. Of a
 * post that was taken and names no form, the first one that is posted there.
 */
export function withRefusedForm(loaded: LoadedPage, view: RefusalView): LoadedPage | undefined {
  const { page, hidden } = view;
  const id = hidden[FORM_ENTRY_FIELD];
  if (page === undefined || (id === undefined && view.code !== undefined)) return undefined;
  const { [FORM_ENTRY_FIELD]: _, pageSource: __, ...carried } = hidden;
  const extra = { refused: refusedPost(view, page), visitor: { hidden: carried } };
  let found = false;
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    if (id === undefined ? found || !postsTo(node, view.action) : node.id !== id) return undefined;
    found = true;
    return extra;
  });
  if (!found) return undefined;
  const title = `${view.title} – ${loaded.page.title}`;
  return { ...loaded, page: { ...loaded.page, title, blocks } };
}
