import * as v from 'valibot';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import type { ResultPages } from '../address/outcome-pages.ts';

/** What a visitor has just sent, for the page that answers it; sent back to that page alone. */
export const RECEIPT_COOKIE = 'skein_receipt';
/** Long enough to read the page, to come back to it and to reload it, seconds. */
export const RECEIPT_MAX_AGE_S = 30 * 60;

/**
 * Asks a page for what its visitor has just sent. Without it a page is the same for everybody, so that caches on the way
 * may keep it.
 */
export const SENT_PARAM = 'sent';
/** Returns the address at which a page answers the visitor who has just sent a form. */
export const answerAt = (page: string): string => `${page}?${SENT_PARAM}=1`;

/** Leads back from a result page to the form that was sent, with what was typed. No page by itself: its answer is kept by nobody. */
export const TYPE_AGAIN_PATH = `${ADDRESS_FORMS_PATH}/again`;

const text = v.pipe(v.string(), v.maxLength(512));
/** What cannot be read is as if it were not there. */
const kept = v.fallback(v.optional(text), undefined);
const Receipt = v.object({
  /** Path of the page that answers, without a language. */
  page: text,
  /** Path of the page that the form stood on, without a language. */
  from: kept,
  formEntryId: kept,
  /** What was kept, by field. */
  email: kept,
  street: kept,
  unit: kept,
  zip: kept,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Pages of a site that answer what a visitor has sent, without a language. */
export interface ReceiptPages {
  /** The page of each thing that checking an address can come to. */
  readonly results: Required<ResultPages>;
  /** What those begin with that say what became of an address: one receipt is good for all of them. */
  readonly resultsBelow: string;
  /** Confirms an email that was left for news. */
  readonly signUp: string;
  /** Finds the email of an account, and says so in the place of its form; a site may have none. */
  readonly forgotEmail?: string | undefined;
  /** The page of each request to the provider, which thanks in the place of its form. */
  readonly requests: Readonly<Record<string, { readonly page: string }>>;
}

/** What receipts are good for on a site. Pages are paths without a language. */
export interface ReceiptRules {
  /** Paths that a receipt for a page is sent back to; none for a page that takes none. */
  pathsOf(page: string): readonly string[];
  /**
   * Whether script needs a receipt, too. What checking an address came to it keeps by itself; only a server can say
   * what a sign-up was, which email came with an address, that there is no account at it, or bring a form back.
   */
  scriptNeedsReceipt(receipt: Receipt): boolean;
  /**
   * The `set-cookie` headers that take a receipt back once it was shown: on a page that thanks in the place of its form,
   * the visitor could fill in no other. None for the pages that are about what was sent.
   */
  spentReceipt(receipt: Receipt): readonly string[];
}

/** @param prefixes of the languages: the visitor may change it on the page that answers */
export function receiptRules(pages: ReceiptPages, prefixes: readonly string[]): ReceiptRules {
  const { results, resultsBelow, signUp, forgotEmail, requests } = pages;
  /** Pages that stand for themselves, and thank in the place of their form. */
  const thanking: readonly string[] = [
    ...(forgotEmail === undefined ? [] : [forgotEmail]),
    ...Object.values(requests).map(({ page }) => page),
  ];
  /** Pages that are drawn with a receipt, by the path that it is sent back to. */
  const scopes = new Map([
    [results.available, resultsBelow],
    [results.notYet, resultsBelow],
    [results.almostThere, resultsBelow],
    [results.tryAgain, resultsBelow],
    ...[results.accountNotFound, signUp, ...thanking].map((own) => [own, own] as const),
  ]);
  const serverTells: readonly string[] = [signUp, results.accountNotFound, results.tryAgain];

  return {
    pathsOf(page) {
      const scope = scopes.get(page);
      if (scope === undefined) return [];
      const paths = prefixes.map((prefix) => prefix + scope);
      return scope === resultsBelow ? [...paths, TYPE_AGAIN_PATH] : paths;
    },
    scriptNeedsReceipt: ({ page, email }) => email !== undefined || serverTells.includes(page),
    spentReceipt: ({ page }) =>
      thanking.includes(page)
        ? prefixes.map(
            (prefix) => `${RECEIPT_COOKIE}=; Max-Age=0; Path=${prefix}${page}; HttpOnly; SameSite=Lax`,
          )
        : [],
  };
}

/** @param value of the cookie, decoded @returns the receipt for a page; undefined for none, and for that of another page */
export function parseReceipt(value: string | undefined, page: string): Receipt | undefined {
  if (value === undefined) return undefined;
  try {
    const result = v.safeParse(Receipt, JSON.parse(value));
    return result.success && result.output.page === page ? result.output : undefined;
  } catch {
    return undefined;
  }
}
