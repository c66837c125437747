import { choice, flag, longText, one, text, type PropsOf } from '@skein/cms-client';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { AddressField } from './address-fields.ts';
import type { AddressMessage } from './address-messages.ts';
import { addressFormDefaults } from './address-content.defaults.ts';
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

/** An address post that the server did not take. */
export type AddressRefusal = RefusedPost<AddressField, AddressMessage>;

export interface AddressFormContent extends PropsOf<typeof addressFormFields> {
  /** Set by a server that shows the form again to somebody without script. */
  readonly refused?: AddressRefusal | undefined;
}
