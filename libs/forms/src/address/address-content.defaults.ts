import { ADDRESS_FORMS_PATH } from './address-post.constants.ts';

/** How an address form is sent where nothing else is said. */
export const addressFormDefaults = {
  postTo: ADDRESS_FORMS_PATH,
  post: 'recaptcha',
  humanCheck: true,
} as const;
