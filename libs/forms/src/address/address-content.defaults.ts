import { ADDRESS_FORMS_PATH } from './address-post.constants.ts';

/** Default settings of an address form's post. */
export const addressFormDefaults = {
  postTo: ADDRESS_FORMS_PATH,
  post: 'recaptcha',
  humanCheck: true,
} as const;
