import type { ReactElement } from 'react';
import { ForgotEmailForm } from '../forgot-email/forgot-email-form.tsx';
import type { AddressFormProps } from './address-form.block.ts';
import { AddressPostForm } from './address-post-form.tsx';

/** Draws any form that editors choose by its number. */
export const AddressForm = (props: AddressFormProps): ReactElement =>
  props.variant === 'forgotEmail' ? <ForgotEmailForm {...props} /> : <AddressPostForm {...props} />;
