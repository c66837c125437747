import { isEmail, isZip } from '../rules/patterns.ts';
import type { AddressRule } from './address-fields.ts';

const emailRequired: AddressRule = {
  field: 'email',
  message: 'emailRequired',
  fails: ({ email }) => email === '',
};
export const emailInvalid: AddressRule = {
  field: 'email',
  message: 'emailInvalid',
  fails: ({ email }) => !isEmail(email),
};
/** Fails if email and ZIP are both invalid. If it fails, no later rule is checked. */
export const neitherEmailNorZip: AddressRule = {
  field: 'email',
  also: ['zip'],
  message: 'emailUnusable',
  fails: ({ email, zip }) => !isEmail(email) && !isZip(zip),
  alone: true,
};
export const streetRequired: AddressRule = {
  field: 'street',
  message: 'streetRequired',
  fails: ({ street }) => street === '',
};
const zipRequired: AddressRule = {
  field: 'zip',
  message: 'zipRequired',
  fails: ({ zip }) => zip === '',
};
/** Fails for an empty ZIP too, if no earlier rule has required one. */
export const zipInvalid: AddressRule = {
  field: 'zip',
  message: 'zipInvalid',
  fails: ({ zip }) => !isZip(zip),
};

export const emailRules: readonly AddressRule[] = [emailRequired, emailInvalid];
export const zipRules: readonly AddressRule[] = [zipRequired, zipInvalid];
export const cityEmailRules: readonly AddressRule[] = [...emailRules, streetRequired, ...zipRules];

/** Rules of the address check in the header: combinations of fields first, then the email by itself. */
export const addressCheckRules: readonly AddressRule[] = [
  {
    field: 'email',
    message: 'emailMissing',
    fails: ({ email, street, zip }) => email === '' && street === '' && zip === '',
  },
  neitherEmailNorZip,
  {
    field: 'street',
    also: ['zip'],
    message: 'addressIncomplete',
    fails: ({ street, zip }) => street === '' && zip === '',
  },
  { field: 'zip', message: 'addressIncomplete', fails: ({ street, zip }) => street !== '' && zip === '' },
  { field: 'street', message: 'streetMissing', fails: ({ street }) => street === '' },
  { field: 'zip', message: 'zipInvalid', fails: ({ zip }) => zip !== '' && !isZip(zip) },
  { field: 'email', message: 'emailMissing', fails: ({ email }) => email === '' },
  { field: 'email', message: 'emailUnusable', fails: ({ email }) => !isEmail(email) },
];
