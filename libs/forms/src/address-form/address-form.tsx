import type { ReactElement } from 'react';
import { AddressFormView } from '../form/address-form-view.tsx';
import type { AddressFormProps } from './address-form.content.ts';

/** A form by its number. */
export function AddressForm({ variant, ...content }: AddressFormProps): ReactElement {
  return <AddressFormView {...content} form={variant} />;
}
