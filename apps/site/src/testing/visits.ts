import { formPages } from '@skein/api/site-pages';
import { languages, words } from '@skein/content/languages';
import { receiptVisits } from '@skein/forms/serve';

/** Receipts of what a visitor has just sent, on the pages that answer it. */
export const visits = receiptVisits({
  pages: formPages,
  addressCheck: formPages.addressCheck,
  languages,
  words,
});
