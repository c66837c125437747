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
/** Fails if the email and the ZIP are both invalid. After this mistake, the check skips the other rules. */
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
/** Fails for an invalid ZIP. Also fails for an empty ZIP, if no earlier rule has reported the empty ZIP. */
export const zipInvalid: AddressRule = {
  field: 'zip',
  message: 'zipInvalid',
  fails: ({ zip }) => !isZip(zip),
};

export const emailRules: readonly AddressRule[] = [emailRequired, emailInvalid];
export const zipRules: readonly AddressRule[] = [zipRequired, zipInvalid];
export const cityEmailRules: readonly AddressRule[] = [...emailRules, streetRequired, ...zipRules];

/** Rules of the address check in the header: first rules for several fields, then rules for the email alone. */
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
