import { addressFields, type AddressFormRules } from '../address/address-fields.ts';
import type { AddressMessage } from '../address/address-messages.ts';
import { streetRequired, zipRules } from '../address/address-rules.ts';
import type { BothLanguages } from '../rules/both-languages.ts';

export const FORGOT_EMAIL_PATH = '/api/forgot-email';
/** Action name of the human check before an address is looked up. */
export const FORGOT_EMAIL_ACTION = 'forgot_email';
export const FORGOT_EMAIL_SUCCESS = { status: 'SUCCESS', action: 'PROCEED' } as const;
/** The `action` in an answer if the address or the account does not exist. */
export const NOT_FOUND_ACTION = 'ADDRESS_OR_ACCOUNT_NOT_FOUND';

/**
 * Form 13, which finds the email of the account at an address. The form is not in the list `forms`, because its post is
 * a lookup, not an address post.
 */
export const forgotEmailForm: AddressFormRules<'forgotEmail'> = {
  id: 'forgotEmail',
  number: 13,
  order: addressFields,
  fields: ['street', 'unit', 'zip'],
  optionalFields: [],
  rules: [streetRequired, ...zipRules],
  firstIssueOnly: true,
  focusIfEmpty: [],
};

/** Built-in messages of form 13, which finds a forgotten email. Editors can replace them. */
export const forgotEmailTexts: Readonly<
  Record<Extract<AddressMessage, 'streetRequired' | 'zipRequired' | 'zipInvalid'>, BothLanguages>
> = {
  streetRequired: { en: 'Street address is required.', es: 'Falta la dirección.' },
  zipRequired: { en: 'Zip code is required.', es: 'Falta el código postal.' },
  zipInvalid: { en: 'Invalid zip code format.', es: 'El formato del código postal no es válido.' },
};

/** Reasons why a service finds no email. */
export type ForgotEmailProblem = 'notFound' | 'invalidAddress' | 'notReady';

export const forgotEmailProblems: Readonly<Record<ForgotEmailProblem, BothLanguages>> = {
  notFound: {
    en: "This info doesn't match our records. Try entering your service address again.",
    es: 'Estos datos no coinciden con nuestros registros. Vuelve a escribir la dirección del servicio.',
  },
  invalidAddress: { en: 'Invalid address. Try again.', es: 'La dirección no es válida. Inténtalo de nuevo.' },
  notReady: { en: 'reCAPTCHA not ready', es: 'reCAPTCHA no está listo' },
};
