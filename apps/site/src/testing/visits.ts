import { formPages } from '@skein/api/site-pages';
import { languages, words } from '@skein/content/languages';
import { receiptVisits } from '@skein/forms/serve';

/** Receipts for what a visitor has just sent, on the pages that show them. */
export const visits = receiptVisits({
  pages: formPages,
  addressCheck: formPages.addressCheck,
  languages,
  words,
});
