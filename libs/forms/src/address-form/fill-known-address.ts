import type { AddressField } from '../address/address-fields.ts';
import type { ResultPages } from '../address/outcome-pages.ts';
import type { FormControl } from '../form/form-setup.ts';
import { readStoredAddress } from './stored-address.ts';

const ADDRESS = ['street', 'unit', 'zip'] as const;

/**
 * Fills the checked address into a sign-up on the result page of the address check. Does nothing if an address
 * field is already filled in.
 */
export function fillKnownAddress(
  { control }: Pick<FormControl<AddressField, string>, 'control'>,
  results: ResultPages | undefined,
): void {
  const known = readStoredAddress(results);
  const fields = ADDRESS.map((field) => control(field));
  if (!known || fields.some((field) => field && field.value !== '')) return;
  const values = [known.streetAddress, known.unitNumber, known.zipCode];
  for (const [index, field] of fields.entries()) if (field) field.value = values[index] ?? '';
}
