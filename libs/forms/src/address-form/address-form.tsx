import type { ReactElement } from 'react';
import { ForgotEmailForm } from '../forgot-email/forgot-email-form.tsx';
import type { AddressFormProps } from './address-form.block.ts';
import { AddressPostForm } from './address-post-form.tsx';

/** Draws a form that has a number. */
export const AddressForm = (props: AddressFormProps): ReactElement =>
  props.variant === 'forgotEmail' ? <ForgotEmailForm {...props} /> : <AddressPostForm {...props} />;
