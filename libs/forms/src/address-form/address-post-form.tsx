import type { ReactElement } from 'react';
import { AddressFormView } from './address-form-view.tsx';
import type { AddressFormProps } from './address-form.block.ts';

export type AddressPostFormProps = Exclude<AddressFormProps, { readonly variant: 'forgotEmail' }>;

/** Draws every form that has a number and posts an address or an email. An island needs only this part. */
export function AddressPostForm({ variant, ...content }: AddressPostFormProps): ReactElement {
  return <AddressFormView {...content} form={variant} />;
}
