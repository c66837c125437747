import type { ReactElement } from 'react';
import { AddressFormView } from './address-form-view.tsx';
import type { AddressFormProps } from './address-form.content.ts';

export type AddressPostFormProps = Exclude<AddressFormProps, { readonly variant: 'forgotEmail' }>;

/**
 * Draws every numbered form except 13. They all post an address or an email. This is the part that an island
 * needs.
 */
export function AddressPostForm({ variant, ...content }: AddressPostFormProps): ReactElement {
  return <AddressFormView {...content} form={variant} />;
}
