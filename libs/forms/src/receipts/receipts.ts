import * as v from 'valibot';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import type { ResultPages } from '../address/outcome-pages.ts';

/** Cookie with what a visitor has just sent. The browser sends it only to the page that answers. */
export const RECEIPT_COOKIE = 'skein_receipt';
/** Lifetime of a receipt, in seconds: time to read the page, return to it and reload it. */
export const RECEIPT_MAX_AGE_S = 30 * 60;

/**
 * Query parameter that asks a page for the visitor's own answer. Without it the page is the same for all
 * visitors, so that caches may keep it.
 */
export const SENT_PARAM = 'sent';
/** Returns the address at which a page answers a visitor who has just sent a form. */
export const answerAt = (page: string): string => `${page}?${SENT_PARAM}=1`;

/**
 * Leads from a result page back to the sent form, with its input. It is not a page, and no cache keeps its
 * answer.
 */
export const TYPE_AGAIN_PATH = `${ADDRESS_FORMS_PATH}/again`;

const text = v.pipe(v.string(), v.maxLength(512));
/** Treats an unreadable value as absent. */
const kept = v.fallback(v.optional(text), undefined);
const Receipt = v.object({
  /** Path of the page that answers, without a language. */
  page: text,
  /** Path of the form's page, without a language. */
  from: kept,
  formEntryId: kept,
  /** The stored values, by field. */
  email: kept,
  street: kept,
  unit: kept,
  zip: kept,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Pages of a site that answer a sent form. Paths are without a language. */
export interface ReceiptPages {
  /** The page for each result of an address check. */
  readonly results: Required<ResultPages>;
  /** Common prefix of the result pages. One receipt is valid for all of them. */
  readonly resultsBelow: string;
  /** Page that confirms a sign-up for news. */
  readonly signUp: string;
  /** Page that finds an account's email and shows the result in place of its form. A site may have none. */
  readonly forgotEmail?: string | undefined;
  /** The page of each request to the provider. It shows the thanks in place of its form. */
  readonly requests: Readonly<Record<string, { readonly page: string }>>;
}

/** Rules for receipts on a site. Pages are paths without a language. */
export interface ReceiptRules {
  /** Returns the paths that get the receipt for a page. Empty for a page without receipts. */
  pathsOf(page: string): readonly string[];
  /**
   * Whether a script needs a receipt too. It stores the result of an address check itself. Only a server can
   * show a sign-up, the email sent with an address, or that an address has no account, and bring a form back.
   */
  scriptNeedsReceipt(receipt: Receipt): boolean;
  /**
   * Returns the `set-cookie` headers that remove a receipt once it was shown. On a page whose thanks replace
   * the form, the visitor could otherwise fill in no other. Empty for pages about the sent data.
   */
  spentReceipt(receipt: Receipt): readonly string[];
}

/**
 * Creates the receipt rules of a site.
 * @param prefixes of the languages, because the visitor may change the language on the answering page
 */
export function receiptRules(pages: ReceiptPages, prefixes: readonly string[]): ReceiptRules {
  const { results, resultsBelow, signUp, forgotEmail, requests } = pages;
  /** Pages that show the thanks in place of their own form. */
  const thanking: readonly string[] = [
    ...(forgotEmail === undefined ? [] : [forgotEmail]),
    ...Object.values(requests).map(({ page }) => page),
  ];
  /** Pages with a receipt, and the path that the browser sends it back to. */
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

/**
 * Reads a receipt for a page. Undefined for none, and for another page's.
 * @param value of the cookie, decoded
 */
export function parseReceipt(value: string | undefined, page: string): Receipt | undefined {
  if (value === undefined) return undefined;
  try {
    const result = v.safeParse(Receipt, JSON.parse(value));
    return result.success && result.output.page === page ? result.output : undefined;
  } catch {
    return undefined;
  }
}
