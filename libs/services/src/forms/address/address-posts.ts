import {
  ADDRESS_CHECK_POST_PATH,
  ADDRESS_FORMS_PATH,
  EVENT_ACTION,
  EVENT_CATEGORY,
  addressCheckSchema,
  addressFormSchema,
  formFields,
  type FormField,
} from '@skein/forms/contract';
import * as v from 'valibot';
import { Refusal } from '../../posts/refusal.ts';
import type { VisitorRoute } from '../../posts/visitor-route.ts';

/** A posted address form. The routes `/address-forms` and `/address-check` both convert their posts to this format. */
export interface AddressPost {
  // Fields that the page did not show are undefined.
  readonly email: string | undefined;
  readonly street: string | undefined;
  readonly unit: string | undefined;
  readonly zip: string | undefined;
  readonly formEntryId: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly pageSource: string;
  readonly humanToken: string;
  /** Form token. Only posts of the legacy form have a token, which the form gets from portal data. */
  readonly formToken: string | undefined;
  /** The fields to store and deliver. Their names are the field names of the form. */
  readonly payload: Readonly<Record<string, string>>;
}

/** One of the two routes to which addresses are posted. */
export interface AddressRoute extends VisitorRoute<FormField> {
  readonly kind: string;
  /** Reads a post. @throws Refusal for unusable fields */
  read(body: unknown): AddressPost;
}

const present = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );

const UNUSABLE = {
  email: 'emailInvalid',
  street: 'streetTooLong',
  unit: 'unitTooLong',
  zip: 'zipInvalid',
} as const;

/** Reads a posted form. @param names the form's field names @throws Refusal for unusable fields */
export function readNamed<Schema extends v.GenericSchema>(
  schema: Schema,
  names: VisitorRoute<FormField>['names'],
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)));
  const fields = formFields.filter((field) => wrong.has(names[field]));
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(fields.map((field) => [field, UNUSABLE[field]])),
  });
}

type Posted =
  v.InferOutput<typeof addressFormSchema> | Omit<v.InferOutput<typeof addressCheckSchema>, 'token'>;

/**
 * Returns the properties of a post that the routes `/address-forms` and `/address-check` read in the same way.
 * @param where the address, which the routes read from different fields
 */
function answersOf(
  {
    recaptchaAction: _,
    recaptchaToken = '',
    referenceNote: __,
    idempotencyKey,
    shownFields,
    ...kept
  }: Posted,
  where: Pick<AddressPost, 'street' | 'unit' | 'zip'>,
  formToken?: string,
): AddressPost {
  const shown = shownFields?.split(' ') ?? formFields;
  const values = Object.entries({ email: kept.email, ...where }).map(
    ([field, value]) => [field, (shown as readonly string[]).includes(field) ? value : undefined] as const,
  );
  return {
    ...(Object.fromEntries(values) as Pick<AddressPost, FormField>),
    formEntryId: kept.formEntryId,
    idempotencyKey,
    pageSource: kept.pageSource,
    humanToken: recaptchaToken,
    formToken,
    payload: present(kept),
  };
}

export const addressForms: AddressRoute = {
  path: ADDRESS_FORMS_PATH,
  kind: 'address_form',
  names: { email: 'email', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' },
  read(body) {
    const post = readNamed(addressFormSchema, this.names, body);
    return answersOf(post, { street: post.streetAddress, unit: post.unitNumber, zip: post.zipCode });
  },
};

export const addressCheck: AddressRoute = {
  path: ADDRESS_CHECK_POST_PATH,
  kind: 'address_check',
  names: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
  read(body) {
    const { token, ...post } = readNamed(addressCheckSchema, this.names, body);
    const where = { street: post.street_address, unit: post.unit_number, zip: post.zip_code };
    const event_category = post.event_category || EVENT_CATEGORY;
    const event_action = post.event_action || EVENT_ACTION;
    return answersOf({ ...post, event_category, event_action }, where, token);
  },
};
