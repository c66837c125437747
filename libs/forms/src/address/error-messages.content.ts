import { entryType, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const message = (gf: string, help: string) => text(gf, 200).optional().help(help);

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  emailRequired: message('gfEmailErrorMessage', 'The email is missing'),
  emailInvalid: message('gfEmailValidationErrorMessage3', 'What was entered is no email'),
  emailUnusable: message(
    'gfEmailValidationErrorMessage4',
    'Neither email nor ZIP can be used; in the address check also: the email cannot',
  ),
  emailMissing: message('gfEmailValidationErrorMessage5', 'Address check: nothing was entered, or no email'),
  addressIncomplete: message(
    'gfStreetAddressValidationErrorMessage1',
    'Address check: street and ZIP are missing, or the ZIP is',
  ),
  streetMissing: message('gfStreetAddressValidationErrorMessage2', 'Address check: the street is missing'),
  streetRequired: message('gfStreetAddressErrorMessage', 'Other forms: the street is missing'),
  zipRequired: message('gfZipcodeErrorMessage', 'The ZIP is missing'),
  zipInvalid: message('gfZipcodeValidationErrorMessage3', 'What was entered is no ZIP'),
  commonRequired: message('gfCommonErrorMessage', 'Requests: a field is missing'),
  phoneInvalid: message('gfPhoneErrorMessage', 'Requests: what was entered is no phone number'),
  humanUnchecked: message('gfCaptchaErrorMessage', 'Requests: the box of the human check is not ticked'),
  humanError: message('gfCaptchaWidgetErrorMessage', 'Requests: the human check itself does not work'),
  failed: message('gfSubmitErrorMessage', 'The form could not be sent'),
} as const;

export interface ErrorMessages extends PropsOf<typeof fields> {}

/** Content type for the error messages of a form. Built-in texts replace empty messages. */
export const errorMessages: FieldsType<typeof fields, 'gfErrorMessageItem', ErrorMessages> = entryType(
  'gfErrorMessageItem',
  {
    name: 'Error messages of forms',
    description: 'What forms say when something is missing or wrong; forms may share one',
  },
  fields,
);
