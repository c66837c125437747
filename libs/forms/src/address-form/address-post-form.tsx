import type { ReactElement } from 'react';
import { AddressFormView } from './address-form-view.tsx';
import type { AddressFormProps } from './address-form.block.ts';

export type AddressPostFormProps = Exclude<AddressFormProps, { readonly variant: 'forgotEmail' }>;

/**
 * Draws every form that has a number, except form 13, which finds a forgotten email. Islands that never show form 13
 * use this component, so that they do not load its code.
 */
export function AddressPostForm({ variant, ...content }: AddressPostFormProps): ReactElement {
  return <AddressFormView {...content} form={variant} />;
}
