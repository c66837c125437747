import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import { formOfProps } from '../address-form/form-of-entry.ts';
import { FORM_ENTRY_FIELD, POSTED_FORM_ID } from '../post/post-fields.ts';
import { checkForm } from '../rules/check-form.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import { formTypes } from './form-types.ts';

/** A form that was sent without script and that the service refused. */
export interface RefusedForm {
  /** Path of the form's page. */
  readonly page?: string | undefined;
  /** URL to which the form was posted. */
  readonly action: string;
  /** Text before the title of the page. */
  readonly title: string;
  readonly message?: string | undefined;
  /** Id of the request, for visitors to quote. */
  readonly reference?: string | undefined;
  /** Message keys by field. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** The visitor's input by field. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Hidden fields of the form, for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
  /** URLs of the same page in other languages, by language code. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Whether buttons post the form to the `languageLinks`, so that the visitor's input stays. */
  readonly bringsInput?: boolean | undefined;
  /** Error code of a post that was refused for a reason other than its fields. */
  readonly code?: string | undefined;
}

/** Marks the visit of a visitor whose form the service has just refused. */
export const refusedForms: VisitKind<RefusedForm> = visitKind('refused form');

/**
 * Returns the mistakes, the values and the message that a block shows after a refusal. If a mistake concerns several
 * fields, the form's rules determine which fields to mark.
 */
function refusedPost(
  { fields, values, message, reference }: RefusedForm,
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
  return { values, issues, page, reference, ...(issues.length === 0 && { message }) };
}

const postsTo = ({ type, props }: BlockNode, action: string) =>
  formOfProps(type, props) !== undefined && (props['postTo'] ?? ADDRESS_FORMS_PATH) === action;

/**
 * Shows a form again with the visitor's input and the mistakes. If the post does not name the form, shows the first
 * form on the page that posts to the same URL.
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
      shows: ownId,
      page: { title: `${refused.title} – ${title}` },
      languageLinks: refused.languageLinks,
      languageForm: refused.bringsInput ? POSTED_FORM_ID : undefined,
    };
  },
};
