import { choice, flag, longText, one, text, type PropsOf } from '@skein/cms-client';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { AddressField, AddressValues } from './address-fields.ts';
import type { AddressMessage } from './address-messages.ts';
import { addressFormDefaults } from './address-content.defaults.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { errorMessages } from './error-messages.content.ts';

/** The texts of every address form and email form, and the URL to which the form is posted. */
export const addressFormFields = {
  title: text('gfTitle', 80).optional(),
  description: longText('gfDescription', 300).optional(),
  emailLabel: text('gfEmailAddress', 60).optional(),
  streetLabel: text('gfAddress', 60).optional(),
  unitLabel: text('gfUnit', 60).optional(),
  zipLabel: text('gfZip', 60).optional(),
  button: text('gfCta', 40).optional().help('Words of the button'),
  note: longText('gfNote', 400).optional().help('Under the button, such as what the email is used for'),
  confirmTitle: text('gfConfirmTitle', 80)
    .optional()
    .help('Once the form was taken: the title of the page that confirms a sign-up, or in place of the form'),
  confirmSubtitle: text('gfConfirmSubtitle', 200).optional().help('Under it: what comes next'),
  isRequest: flag('gfIsRequest')
    .optional()
    .help(
      'With an email, asks for service at the address: the page that confirms a sign-up follows, not the result of a check',
    ),
  messages: one('gfErrorMessageItem', errorMessages).optional(),
  postTo: text('gfAddressFormsPostCallApi', 2048)
    .default(addressFormDefaults.postTo)
    .help('Where the form is sent: a path of this site or a web address'),
  post: choice('gfPostVariant', ['recaptcha', 'legacy'])
    .default(addressFormDefaults.post)
    .help('Field names of the service at that address'),
  humanCheck: flag('gfEnableRecaptcha')
    .default(addressFormDefaults.humanCheck)
    .help('Sends proof that a person filled in the form'),
  eventLabel: text('eventLabel').optional().help('Label of the analytics event'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

/** An address post that the server refused. */
export type AddressRefusal = RefusedPost<AddressField, AddressMessage>;

/** Values that the server fills into a form for one visitor. */
export interface VisitorForm {
  /** Known parts of the visitor's address, to fill in. */
  readonly values?: AddressValues | undefined;
  /** Hidden fields for a post without script: the form token. After a refusal, also the post's key and page. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
}

export interface AddressFormContent extends PropsOf<typeof addressFormFields> {
  /** The refused post, if a server shows the form again to a visitor without script. */
  readonly refused?: AddressRefusal | undefined;
  readonly visitor?: VisitorForm | undefined;
  /** The plan that the visitor has chosen, if the query of the page names one. */
  readonly plan?: ChosenPlan | undefined;
  /** Path of the form's page with its language prefix, if a server draws the page. */
  readonly page?: string | undefined;
  /**
   * Whether to show a confirmation in place of the form. True if the server has just accepted this form. For a sign-up,
   * also true if the server has just received the visitor's email with another form.
   */
  readonly sent?: boolean | undefined;
}
