import { onPageEvent } from '@skein/cms-client';
import type { AddressField } from '../address/address-fields.ts';
import type { FormControl } from '../form/form-setup.ts';

const ADDRESS = ['street', 'unit', 'zip'] as const;

/**
 * Fills the address of a `fill-address` event into the form of the address check's dialog. Only the unit is then
 * left to ask, so the unit gets the focus. Does nothing for a form outside a dialog.
 * @returns a function that stops listening
 */
export function takePageAddress({
  control,
}: Pick<FormControl<AddressField, string>, 'control'>): (() => void) | undefined {
  const [street, unit, zip] = ADDRESS.map(control);
  if (!(street instanceof HTMLInputElement) || !zip || !street.closest('dialog')) return undefined;
  return onPageEvent('fill-address', (address) => {
    street.value = address.street;
    zip.value = address.zip;
    if (!(unit instanceof HTMLInputElement)) return;
    unit.value = '';
    unit.focus();
  });
}
