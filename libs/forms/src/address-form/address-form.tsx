import type { ReactElement } from 'react';
import { AddressFormView } from '../form/address-form-view.tsx';
import { ForgotEmailForm } from '../forgot-email/forgot-email-form.tsx';
import type { AddressFormProps } from './address-form.content.ts';

/** A form by its number. */
export function AddressForm(props: AddressFormProps): ReactElement {
  if (props.variant === 'forgotEmail') return <ForgotEmailForm {...props} />;
  const { variant, ...content } = props;
  return <AddressFormView {...content} form={variant} />;
}
