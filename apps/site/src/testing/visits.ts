import { formPages } from '@skein/api/site-pages';
import { languages, words } from '@skein/content/languages';
import { receiptVisits } from '@skein/forms/serve';

/** Reads the values of a visitor's last form from a cookie, for the page that shows these values. */
export const visits = receiptVisits({
  pages: formPages,
  addressCheck: formPages.addressCheck,
  languages,
  words,
});
