import { choice, flag, longText, one, text, type PropsOfFields } from '@skein/cms-client';
import type { FormIssue } from '../contract/check-form.ts';
import { ADDRESS_FORMS_PATH } from '../contract/constants.ts';
import type { FormValues } from '../contract/form-fields.ts';
import { errorMessages } from './error-messages.content.ts';

/** What every address or email form says, and where it sends what was entered. */
export const addressFormFields = {
  title: text('gfTitle', 80).optional(),
  description: longText('gfDescription', 300).optional(),
  emailLabel: text('gfEmailAddress', 60).optional(),
  streetLabel: text('gfAddress', 60).optional(),
  unitLabel: text('gfUnit', 60).optional(),
  zipLabel: text('gfZip', 60).optional(),
  button: text('gfCta', 40).optional().help('Words of the button'),
  note: longText('gfNote', 400).optional().help('Under the button, such as what the email is used for'),
  messages: one('gfErrorMessageItem', errorMessages).optional(),
  postTo: text('gfAddressFormsPostCallApi', 2048)
    .default(ADDRESS_FORMS_PATH)
    .help('Where the form is sent: a path of this site or a web address'),
  post: choice('gfPostVariant', ['recaptcha', 'legacy'])
    .default('recaptcha')
    .help('Field names of the service at that address'),
  humanCheck: flag('gfEnableRecaptcha').default(true).help('Sends proof that a person filled in the form'),
  eventLabel: text('eventLabel').optional().help('Label of the analytics event'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

/** A post that the server did not take. */
export interface RefusedPost {
  /** What was typed. */
  readonly values: FormValues;
  readonly issues: readonly FormIssue[];
  /** Path of the page that the form stands on: the address of the document is now that of the service. */
  readonly page: string;
  /** Why it was not taken, where no field is to blame. */
  readonly message?: string | undefined;
}

export type AddressFormContent = PropsOfFields<typeof addressFormFields> & {
  readonly id: string;
  /** Set by a server that shows the form again to somebody without script. */
  readonly refused?: RefusedPost | undefined;
};
