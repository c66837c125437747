import { localizePath, type SiteLanguages } from '@skein/cms-client';
import type { CookieVisits } from '@skein/cms-client/serve';
import { wordsIn, type LanguageWords } from '@skein/ui/words';
import { parseReceipt, RECEIPT_COOKIE, SENT_PARAM, type ReceiptPages } from '../receipts/receipts.ts';
import { receipts } from './receipt-visit.ts';

export interface ReceiptVisitsOptions {
  readonly pages: ReceiptPages;
  /** Path of the address check for visitors without script, without a language prefix. */
  readonly addressCheck: string;
  readonly languages: SiteLanguages;
  /** The site's texts by language tag, for languages in which the libraries have no texts. */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
}

/** Reads the data of a sent form from the receipt cookie of a request, for the page that answers the form. */
export function receiptVisits({
  pages,
  addressCheck,
  languages,
  words = {},
}: ReceiptVisitsOptions): CookieVisits {
  return {
    cookie: RECEIPT_COOKIE,
    param: SENT_PARAM,
    read(value, page) {
      const sent = parseReceipt(value, page);
      if (!sent) return undefined;
      return {
        async visit({ place: { language }, findBlock }) {
          const localize = (path: string) => localizePath(path, language.locale, languages);
          const { from, formEntryId, email } = sent;
          const isNeeded = email !== undefined && from !== undefined && formEntryId !== undefined;
          return receipts.make({
            sent,
            pages,
            addressCheck: localize(addressCheck),
            from: isNeeded ? await findBlock(localize(from), formEntryId) : undefined,
            say: wordsIn(language.tag, words[language.tag]),
            language: language.lang,
          });
        },
      };
    },
  };
}
