import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import { formOfProps } from '../address-form/address-form.content.ts';
import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import { checkForm } from '../rules/check-form.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import { formTypes } from './form-types.ts';

/** A form that was posted without script and refused. */
export interface RefusedForm {
  /** Path of the page that it was sent from. */
  readonly page?: string | undefined;
  /** The address that it was posted to. */
  readonly action: string;
  /** Placed before the title of the page. */
  readonly title: string;
  readonly message?: string | undefined;
  /** Message keys by field. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** The visitor's input by field. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Hidden fields of the form, made for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Paths of the same page in other languages, by `lang`. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Error code of a post that was refused for a reason other than its fields. */
  readonly code?: string | undefined;
}

/** The visit of a visitor whose form was refused. */
export const refusedForms: VisitKind<RefusedForm> = visitKind('refused form');

/**
 * Returns the refused post for a block. Fields and messages have the service's names, which the form knows. The
 * form's rules say which other fields a message names.
 */
function refusedPost(
  { fields, values, message }: RefusedForm,
  page: string,
  { type, props }: BlockNode,
): RefusedPost<string, string> {
  const rules = formOfProps(type, props);
  const found = rules ? checkForm(rules, values) : [];
  const issues = Object.entries(fields).flatMap(([field, key]) => {
    if (key === undefined) return [];
    const also = found.find((issue) => issue.field === field && issue.message === key)?.also;
    return [{ field, message: key, also }];
  });
  return { values, issues, page, ...(issues.length === 0 && { message }) };
}

/** Whether a block is an address form that posts to `action`. */
const postsTo = ({ type, props }: BlockNode, action: string) =>
  formOfProps(type, props) !== undefined && (props['postTo'] ?? ADDRESS_FORMS_PATH) === action;

/**
 * Shows the form as it was sent, with its mistakes. For a post that names no form, it is the first form on the
 * page that posts to the same address.
 */
export const refusalServing: Serving = {
  types: formTypes,
  tell({ blocks, title }, visit) {
    const refused = refusedForms.of(visit);
    if (!refused) return undefined;
    const { page, hidden } = refused;
    const id = hidden[FORM_ENTRY_FIELD];
    if (page === undefined || (id === undefined && refused.code !== undefined)) return undefined;
    let own: BlockNode | undefined;
    everyBlock(blocks, (node) => {
      if (id === undefined ? postsTo(node, refused.action) : node.id === id) own ??= node;
    });
    if (!own) return undefined;
    const { [FORM_ENTRY_FIELD]: _, pageSource: __, ...carried } = hidden;
    const props = { refused: refusedPost(refused, page, own), visitor: { hidden: carried } };
    const { id: ownId } = own;
    return {
      props: (node) => (node.id === ownId ? props : undefined),
      page: { title: `${refused.title} – ${title}` },
      languageLinks: refused.languageLinks,
    };
  },
};
