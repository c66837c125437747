import { ADDRESS_FORMS_PATH } from './address-post.constants.ts';

/** Default settings for how an address form is sent. */
export const addressFormDefaults = {
  postTo: ADDRESS_FORMS_PATH,
  post: 'recaptcha',
  humanCheck: true,
} as const;
