import { EVENT_ACTION, EVENT_CATEGORY, HUMAN_CHECK_ACTION } from '../address/address-post.constants.ts';
import { planIn, withPlan } from '../address/chosen-plan.ts';
import { addressFields, type AddressValues } from '../address/address-fields.ts';
import { WIRE_NAMES, type PostVariant } from '../address/wire-names.ts';
import { campaignOf } from '../post/campaign.ts';
import {
  FORM_ENTRY_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
  SHOWN_FIELDS_FIELD,
} from '../post/post-fields.ts';

export interface AddressPost {
  readonly variant: PostVariant;
  /** Values of the fields on the page. */
  readonly values: AddressValues;
  /** Id of the form's entry. Undefined if the form is written in code and has no entry. */
  readonly entryId: string | undefined;
  readonly idempotencyKey: string;
  readonly honeypot: string;
  /** Proof of the human check, if the form has a human check. */
  readonly humanToken: string | undefined;
  /** Form token from portal data. Only posts of the legacy variant contain it. */
  readonly xsrfToken: string;
  readonly eventLabel: string;
  /**
   * Query that names the plan that the visitor has chosen: `?plan=skein-1-gig`. Default: the plan in the page's query.
   */
  readonly plan?: string | undefined;
  /** Path of the page, and a query string that may name a plan and a campaign. */
  readonly page: { readonly pathname: string; readonly search: string };
}

/** Returns the entry of the form, and which fields the page has if not all: an editor may add others to the entry. */
function entryFields(entryId: string, values: AddressValues): (readonly [string, string])[] {
  const shown = addressFields.filter((field) => values[field] !== undefined);
  const isWhole = shown.length === addressFields.length;
  return [[FORM_ENTRY_FIELD, entryId], ...(isWhole ? [] : [[SHOWN_FIELDS_FIELD, shown.join(' ')] as const])];
}

/** Returns the body of a post. The fields are in the order of the contract. */
export function addressPostBody(post: AddressPost): URLSearchParams {
  const { variant, values, humanToken, page } = post;
  // In a dialog, and on a page of a static export, only the page's query names the plan.
  const { plan = withPlan('', planIn(page.search)) } = post;
  const names = WIRE_NAMES[variant];
  const address = (['street', 'unit', 'zip'] as const).map((field) => [names[field], values[field] ?? '']);
  const email = values.email === undefined ? [] : [[names.email, values.email]];
  const check =
    humanToken === undefined
      ? []
      : [
          ['recaptchaAction', HUMAN_CHECK_ACTION],
          ['recaptchaToken', humanToken],
        ];
  const tracking = [
    ['token', post.xsrfToken],
    ['event_label', post.eventLabel],
    ['event_category', EVENT_CATEGORY],
    ['event_action', EVENT_ACTION],
  ];
  const source = ['pageSource', page.pathname + plan];
  const origin = [source, ...Object.entries(campaignOf(page.search))];
  return new URLSearchParams(
    [
      ...(variant === 'legacy' ? tracking : []),
      ...email,
      ...address,
      ...check,
      ...(variant === 'legacy' ? [source] : origin),
      ...(post.entryId === undefined ? [] : entryFields(post.entryId, values)),
      [IDEMPOTENCY_FIELD, post.idempotencyKey],
      [HONEYPOT_FIELD, post.honeypot],
    ].map(([name = '', value = '']): [string, string] => [name, value]),
  );
}
