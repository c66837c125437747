import { FORGOT_EMAIL_PATH } from './forgot-email-rules.ts';
import { addressFormFields } from '../address/address-content.shared.ts';

/** The fields of form 13, which finds a forgotten email, and help for editors. */
export const forgotEmail = {
  number: 13,
  label: 'Forgot-email form',
  description: 'Finds the email of an account by the address that it serves.',
  use: 'The page for customers who no longer know which email they signed up with.',
  avoid: 'Anything but signing in: it looks up an account by its address.',
  fields: {
    postTo: addressFormFields.postTo.default(FORGOT_EMAIL_PATH),
  },
} as const;
