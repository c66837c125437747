import type { AddressField } from './address-fields.ts';

/** The set of field names that a service expects. */
export type PostVariant = 'recaptcha' | 'legacy';

/** The name of each field in a post. */
export const WIRE_NAMES: Readonly<Record<PostVariant, Readonly<Record<AddressField, string>>>> = {
  recaptcha: { email: 'email', street: 'streetAddress', unit: 'unitNumber', zip: 'zipCode' },
  legacy: { email: 'email', street: 'street_address', unit: 'unit_number', zip: 'zip_code' },
};
