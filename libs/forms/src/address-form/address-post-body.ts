import { EVENT_ACTION, EVENT_CATEGORY, HUMAN_CHECK_ACTION } from '../address/address-post.constants.ts';
import { planIn, withPlan } from '../address/chosen-plan.ts';
import { addressFields, type AddressValues } from '../address/address-fields.ts';
import { WIRE_NAMES, type PostVariant } from '../address/wire-names.ts';
import { campaignOf } from '../post/campaign.ts';
import { FORM_ENTRY_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_FIELD } from '../post/post-fields.ts';

export interface AddressPost {
  readonly variant: PostVariant;
  /** Values of the fields on the page. The post contains only these fields. */
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

/** Returns the body of a post. The fields are in the order of the contract. */
export function addressPostBody(post: AddressPost): URLSearchParams {
  const { variant, values, humanToken, page } = post;
  // In a dialog, and on a page of a static export, only the page's query names the plan.
  const { plan = withPlan('', planIn(page.search)) } = post;
  const names = WIRE_NAMES[variant];
  // If an editor adds a field to the form later, the service can tell that the page did not have the field.
  const entered = addressFields.flatMap((field) =>
    values[field] === undefined ? [] : [[names[field], values[field]]],
  );
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
      ...entered,
      ...check,
      ...(variant === 'legacy' ? [source] : origin),
      ...(post.entryId === undefined ? [] : [[FORM_ENTRY_FIELD, post.entryId]]),
      [IDEMPOTENCY_FIELD, post.idempotencyKey],
      [HONEYPOT_FIELD, post.honeypot],
    ].map(([name = '', value = '']): [string, string] => [name, value]),
  );
}
