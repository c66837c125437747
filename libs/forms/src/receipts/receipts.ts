import * as v from 'valibot';
import { ADDRESS_FORMS_PATH } from '../address/address-post.constants.ts';
import type { ResultPages } from '../address/outcome-pages.ts';

/**
 * Name of the cookie with the data of a sent form, called a receipt. The browser sends the cookie only to the page that
 * answers the form.
 */
export const RECEIPT_COOKIE = 'skein_receipt';
/** Lifetime of a receipt, in seconds. In this time, a visitor can read the page, return to it and reload it. */
export const RECEIPT_MAX_AGE_S = 30 * 60;

/**
 * Query parameter of a page that answers a sent form with the visitor's own data. Without this parameter, the page is
 * the same for every visitor, and caches may keep it.
 */
export const SENT_PARAM = 'sent';
/** Returns the URL of a page that answers a visitor who has just sent a form. */
export const answerAt = (page: string): string => `${page}${page.includes('?') ? '&' : '?'}${SENT_PARAM}=1`;

/**
 * Path of the link on a result page that reopens the sent form with its input. The path is not a page, and no
 * cache keeps its answer.
 */
export const TYPE_AGAIN_PATH = `${ADDRESS_FORMS_PATH}/again`;

const text = v.pipe(v.string(), v.maxLength(512));
/** An unreadable value counts as missing. */
const kept = v.fallback(v.optional(text), undefined);
const Receipt = v.object({
  /** Path of the page that answers the form, without its language prefix. */
  page: text,
  /** Path of the form's page, without its language prefix. */
  from: kept,
  formEntryId: kept,
  /** The visitor's input in the field of this name. The same is true of `street`, `unit` and `zip`. */
  email: kept,
  street: kept,
  unit: kept,
  zip: kept,
  /** The plan that the visitor had chosen. */
  plan: kept,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Pages that a visitor sees after sending a form. Their paths have no language prefix. */
export interface ReceiptPages {
  /** The page for each result of an address check. */
  readonly results: Required<ResultPages>;
  /** Common prefix of the result pages. One receipt is valid for all of them. */
  readonly resultsBelow: string;
  /** Page that confirms a sign-up for news. */
  readonly signUp: string;
  /** Page that finds an account's email. The result replaces the page's form. A site may not have this page. */
  readonly forgotEmail?: string | undefined;
  /** The page of each request to the provider. After a request, a thank-you message replaces the form. */
  readonly requests: Readonly<Record<string, { readonly page: string }>>;
}

/** Rules for the receipts of a site. Pages are paths without a language prefix. */
export interface ReceiptRules {
  /** Returns the paths to which the browser sends the receipt for a page. Empty for a page without receipts. */
  pathsOf(page: string): readonly string[];
  /**
   * Whether the server sets a receipt for a form that a script has sent. A script itself can store only the result of
   * an address check. The answering page needs a receipt for everything else: to show the plans of the address, to fill
   * in the form again, and to confirm a sign-up, an email that was sent with an address, or an address without an
   * account.
   */
  scriptNeedsReceipt(receipt: Receipt): boolean;
}

/**
 * Creates the rules for the receipts of a site.
 * @param prefixes prefix of each language, because the visitor may change the language on the answering page
 */
export function receiptRules(pages: ReceiptPages, prefixes: readonly string[]): ReceiptRules {
  const { results, resultsBelow, signUp, forgotEmail, requests } = pages;
  /** For each page with a receipt: the path to which the browser sends the receipt. */
  const scopes = new Map([
    [results.available, resultsBelow],
    [results.notYet, resultsBelow],
    [results.almostThere, resultsBelow],
    [results.tryAgain, resultsBelow],
    ...[
      results.accountNotFound,
      signUp,
      ...(forgotEmail === undefined ? [] : [forgotEmail]),
      ...Object.values(requests).map(({ page }) => page),
    ].map((own) => [own, own] as const),
  ]);
  const { notYet: _, ...told } = results;
  const serverTells: readonly string[] = [signUp, ...Object.values(told)];

  return {
    pathsOf(page) {
      const scope = scopes.get(page);
      if (scope === undefined) return [];
      const paths = prefixes.map((prefix) => prefix + scope);
      return scope === resultsBelow ? [...paths, TYPE_AGAIN_PATH] : paths;
    },
    scriptNeedsReceipt: ({ page, email }) => email !== undefined || serverTells.includes(page),
  };
}

/**
 * Reads a receipt. Returns undefined if there is no receipt, or if it is for a different page.
 * @param value decoded value of the cookie
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
