import type { BlockNode } from '@skein/cms-client';
import { everyBlock, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import { formOfProps } from '../address-form/address-form.content.ts';
import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import { checkForm } from '../rules/check-form.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import { formTypes } from './form-types.ts';

/** A form that was sent without script and not taken. */
export interface RefusedForm {
  /** Path of the page that it was sent from. */
  readonly page?: string | undefined;
  /** Where it was posted. */
  readonly action: string;
  /** Said before the title of the page. */
  readonly title: string;
  readonly message?: string | undefined;
  /** Keys of messages, by field. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** What was typed, by field. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** What the form carries unseen, made for this visitor. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Where the visitor gets the same in the other language, by `lang`. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Set on a post that was taken for another reason than its fields. */
  readonly code?: string | undefined;
}

/** A visitor whose form was refused. */
export const refusedForms: VisitKind<RefusedForm> = visitKind('refused form');

/**
 * Fields and messages as the service calls them: the form that gets them back knows its own. What else a message names
 * is what the rules of the form say.
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

/** Whether a block is an address form that is posted to `action`. */
const postsTo = ({ type, props }: BlockNode, action: string) =>
  formOfProps(type, props) !== undefined && (props['postTo'] ?? ADDRESS_FORMS_PATH) === action;

/**
 * The form as it was sent, with what was wrong. Of a post that names no form, the first one on the page that is posted
 * there.
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
