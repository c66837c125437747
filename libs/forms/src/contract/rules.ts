import type { FormRule } from './form-definition.ts';
import { isEmail, isZip } from './patterns.ts';

export const emailRequired: FormRule = {
  field: 'email',
  message: 'emailRequired',
  fails: ({ email }) => email === '',
};
export const emailInvalid: FormRule = {
  field: 'email',
  message: 'emailInvalid',
  fails: ({ email }) => !isEmail(email),
};
/** Before any other rule, and instead of them. */
export const neitherEmailNorZip: FormRule = {
  field: 'email',
  message: 'emailUnusable',
  fails: ({ email, zip }) => !isEmail(email) && !isZip(zip),
  alone: true,
};
export const streetRequired: FormRule = {
  field: 'street',
  message: 'streetRequired',
  fails: ({ street }) => street === '',
};
export const zipRequired: FormRule = {
  field: 'zip',
  message: 'zipRequired',
  fails: ({ zip }) => zip === '',
};
/** An empty ZIP is invalid too, where nothing before this has asked for one. */
export const zipInvalid: FormRule = {
  field: 'zip',
  message: 'zipInvalid',
  fails: ({ zip }) => !isZip(zip),
};

export const emailRules: readonly FormRule[] = [emailRequired, emailInvalid];
export const zipRules: readonly FormRule[] = [zipRequired, zipInvalid];
export const cityEmailRules: readonly FormRule[] = [...emailRules, streetRequired, ...zipRules];

/** The address check of the header: combinations of fields first, then the email by itself. */
export const addressCheckRules: readonly FormRule[] = [
  {
    field: 'email',
    message: 'emailMissing',
    fails: ({ email, street, zip }) => email === '' && street === '' && zip === '',
  },
  neitherEmailNorZip,
  { field: 'street', message: 'addressIncomplete', fails: ({ street, zip }) => street === '' && zip === '' },
  { field: 'zip', message: 'addressIncomplete', fails: ({ street, zip }) => street !== '' && zip === '' },
  { field: 'street', message: 'streetMissing', fails: ({ street }) => street === '' },
  { field: 'zip', message: 'zipInvalid', fails: ({ zip }) => zip !== '' && !isZip(zip) },
  { field: 'email', message: 'emailMissing', fails: ({ email }) => email === '' },
  { field: 'email', message: 'emailUnusable', fails: ({ email }) => !isEmail(email) },
];
