import { addressFields, type AddressField, type AddressFormRules } from '../address/address-fields.ts';
import {
  addressCheckRules,
  cityEmailRules,
  emailInvalid,
  emailRules,
  neitherEmailNorZip,
  streetRequired,
  zipInvalid,
  zipRules,
} from '../address/address-rules.ts';

const ADDRESS = ['street', 'unit', 'zip'] as const satisfies readonly AddressField[];
const EVERYTHING = addressFields;

interface Options {
  readonly number?: number;
  readonly optionalFields?: readonly AddressField[];
  readonly firstIssueOnly?: boolean;
  readonly focusIfEmpty?: readonly AddressField[];
  readonly signUp?: boolean;
}

const form = <Id extends string>(
  id: Id,
  fields: readonly AddressField[],
  rules: AddressFormRules['rules'],
  { optionalFields = [], firstIssueOnly = false, focusIfEmpty = [], ...rest }: Options = {},
): AddressFormRules<Id> => ({
  id,
  order: addressFields,
  fields,
  optionalFields,
  rules,
  firstIssueOnly,
  focusIfEmpty,
  ...rest,
});

const signUp = { signUp: true };
/** Options of a form with an email. The form also shows the address fields for which the content has labels. */
const emailFirst = { ...signUp, optionalFields: ADDRESS };

/** Every address form and email form of the site. */
export const forms = {
  email: form('email', ['email'], cityEmailRules, { number: 1, ...emailFirst }),
  cityEmail: form('cityEmail', EVERYTHING, cityEmailRules, { ...signUp, number: 2 }),
  search: form('search', ADDRESS, [streetRequired, ...zipRules], { number: 3, firstIssueOnly: true }),
  header: form('header', ADDRESS, addressCheckRules, {
    number: 4,
    optionalFields: ['email'],
    firstIssueOnly: true,
    focusIfEmpty: ['email', 'street'],
  }),
  bottomSearch: form('bottomSearch', ADDRESS, [zipInvalid], { number: 5 }),
  stateEmail: form('stateEmail', ['email'], cityEmailRules, { number: 7, ...emailFirst }),
  neighborhoodSearch: form('neighborhoodSearch', ADDRESS, zipRules, { number: 8 }),
  overlappingEmail: form('overlappingEmail', EVERYTHING, [neitherEmailNorZip, ...cityEmailRules], {
    ...signUp,
    number: 9,
  }),
  tooltipEmail: form('tooltipEmail', ['email'], cityEmailRules, { number: 10, ...emailFirst }),
  addressAndEmailSearch: form(
    'addressAndEmailSearch',
    EVERYTHING,
    [...emailRules, streetRequired, ...zipRules],
    { number: 11, firstIssueOnly: true },
  ),
  emailOnlySearch: form('emailOnlySearch', ['email'], emailRules, {
    ...signUp,
    number: 12,
    firstIssueOnly: true,
  }),
  heroSearch: form('heroSearch', ADDRESS, [streetRequired, ...zipRules]),
  heroEmail: form('heroEmail', ['email', 'zip'], [emailInvalid, zipInvalid], {
    ...signUp,
    firstIssueOnly: true,
  }),
  stayConnected: form('stayConnected', EVERYTHING, cityEmailRules, signUp),
  faqAddress: form('faqAddress', ADDRESS, cityEmailRules, { optionalFields: ['email'] }),
  comingSoonSignUp: form('comingSoonSignUp', ['email'], cityEmailRules, emailFirst),
} as const;

export type FormId = keyof typeof forms;

/** Returns the form with this number, or undefined if no form has it. */
export const formByNumber = (number: number): AddressFormRules<FormId> | undefined =>
  Object.values<AddressFormRules<FormId>>(forms).find((one) => one.number === number);

/** Returns the form with this id, or undefined if no form has it. */
export const formById = (id: unknown): AddressFormRules<FormId> | undefined =>
  Object.values<AddressFormRules<FormId>>(forms).find((one) => one.id === id);

/**
 * Returns events that start a form's script, in addition to the usual events. A sign-up form also starts when the page
 * has the visitor's last checked address, because the form sends this address with the email.
 */
export const alsoStarts = (form?: AddressFormRules) =>
  form?.signUp ? { on: ['known-address'] as const } : {};
