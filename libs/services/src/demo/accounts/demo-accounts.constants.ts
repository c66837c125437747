/** Size limit of a posted demo form, in bytes. The form contains an account id and a path. */
export const DEMO_FORM_MAX_BYTES = 8 * 1024;

export const DEMO_COOKIE = 'skein_demo_account';
export const DEMO_ACCOUNTS_PATH = '/demo/accounts';
export const DEMO_SIGN_OUT_PATH = '/demo/sign-out';
export const DEMO_AVATAR_PATH = '/demo/avatar';
