import type { AddressField } from './address-fields.ts';

/** Which service a post is for. The two kinds of services expect different field names. */
export type PostVariant = 'recaptcha' | 'legacy';

/** The name of each field in a post, by variant. */
export const WIRE_NAMES: Readonly<Record<PostVariant, Readonly<Record<AddressField, string>>>> = {
  recaptcha: { email: 'email', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' },
  legacy: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
};
