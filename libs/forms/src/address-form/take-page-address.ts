import { onPageEvent } from '@skein/cms-client';
import type { AddressField } from '../address/address-fields.ts';
import type { FormControl } from '../form/form-setup.ts';

const ADDRESS = ['street', 'unit', 'zip'] as const;

/**
 * Fills the address of a `fill-address` event into the form of the address check's dialog. Only the unit is then
 * left to ask, so the unit gets the focus. A typed unit stays if the form already has the address. Does nothing for a
 * form outside a dialog.
 * @param typedOver removes what belongs to the address before, such as the doors of a chosen place
 * @returns a function that stops listening
 */
export function takePageAddress(
  { control, edited }: Pick<FormControl<AddressField, string>, 'control' | 'edited'>,
  typedOver: (field: AddressField) => void,
): (() => void) | undefined {
  if (!control('zip') || !control('street')?.closest('dialog')) return undefined;
  return onPageEvent('fill-address', (address) => {
    // The form draws new controls after it has shown an answer.
    const [street, unit, zip] = ADDRESS.map(control);
    if (!street || !zip) return;
    if (street.value !== address.street || zip.value !== address.zip) {
      typedOver('street');
      street.value = address.street;
      zip.value = address.zip;
      if (unit) unit.value = '';
      edited(...ADDRESS);
    }
    unit?.focus();
  });
}
