import type { AddressField } from './address-fields.ts';

/** Names that the services give to the fields. */
export type PostVariant = 'recaptcha' | 'legacy';

/** What a field is called in a post. */
export const WIRE_NAMES: Readonly<Record<PostVariant, Readonly<Record<AddressField, string>>>> = {
  recaptcha: { email: 'email', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' },
  legacy: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
};
