import { requestForms } from '@skein/content/requests';
import { FORGOT_EMAIL_PAGE, RESULT_PAGES, SIGN_UP_PAGE } from '@skein/content/routes';
import { ADDRESS_FORMS_PATH } from '@skein/forms/contract';
import { localised, readCookie } from '@skein/http';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/** What a visitor has just sent, for the page that answers it; sent back to that page alone. */
export const RECEIPT_COOKIE = 'skein_receipt';
/** Long enough to read the page, to come back to it and to reload it, seconds. */
export const RECEIPT_MAX_AGE_S = 30 * 60;

/** Leads back from a result page to the form that was sent, with what was typed. No page by itself: its answer is kept by nobody. */
export const TYPE_AGAIN_PATH = `${ADDRESS_FORMS_PATH}/again`;

const text = v.pipe(v.string(), v.maxLength(512));
const Receipt = v.object({
  /** Path of the page that answers, without a language. */
  page: text,
  /** Path of the page that the form stood on, without a language. */
  from: v.optional(text),
  formEntryId: v.optional(text),
  /** What was kept, by field. */
  email: v.optional(text),
  street: v.optional(text),
  unit: v.optional(text),
  zip: v.optional(text),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Pages that stand for themselves, and thank in the place of their form. */
const THANKING: readonly string[] = [
  FORGOT_EMAIL_PAGE,
  ...Object.values(requestForms).map(({ page: own }) => own),
];

/** Where the pages lie that say what checking an address came to. */
const ADDRESS_PAGES = '/address';

/** Pages that are drawn with a receipt, by the path that it is sent back to. */
const SCOPES: Readonly<Record<string, string>> = {
  [RESULT_PAGES.available]: ADDRESS_PAGES,
  [RESULT_PAGES.notYet]: ADDRESS_PAGES,
  [RESULT_PAGES.almostThere]: ADDRESS_PAGES,
  [RESULT_PAGES.tryAgain]: ADDRESS_PAGES,
  [RESULT_PAGES.accountNotFound]: RESULT_PAGES.accountNotFound,
  [SIGN_UP_PAGE]: SIGN_UP_PAGE,
  ...Object.fromEntries(THANKING.map((own) => [own, own])),
};

/** Pages that say something about the visitor who has just sent a form. @param page path without a language */
export const isReceiptPage = (page: string): boolean => Object.hasOwn(SCOPES, page);

const SERVER_TELLS: readonly string[] = [SIGN_UP_PAGE, RESULT_PAGES.accountNotFound, RESULT_PAGES.tryAgain];

/**
 * Whether script needs a receipt, too. What checking an address came to it keeps by itself; only a server can say
 * what a sign-up was, which email came with an address, that there is no account at it, or bring a form back.
 */
export const scriptNeedsReceipt = ({ page, email }: Receipt): boolean =>
  email !== undefined || SERVER_TELLS.includes(page);

/**
 * The `set-cookie` headers that take a receipt back once it was shown: on a page that thanks in the place of its form, the
 * visitor could fill in no other. None for the pages that are about what was sent.
 */
export const spentReceipt = ({ page }: Receipt): readonly string[] =>
  THANKING.includes(page)
    ? (['en', 'es'] as const).map(
        (language) =>
          `${RECEIPT_COOKIE}=; Max-Age=0; Path=${localised(page, language)}; HttpOnly; SameSite=Lax`,
      )
    : [];

/** In both languages: the visitor may change it on the page that answers. */
const pathsOf = (page: string): readonly string[] => {
  const scope = SCOPES[page];
  if (scope === undefined) return [];
  const pages = (['en', 'es'] as const).map((language) => localised(scope, language));
  return scope === ADDRESS_PAGES ? [...pages, TYPE_AGAIN_PATH] : pages;
};

export function setReceipt(reply: FastifyReply, receipt: Receipt, secure: boolean): void {
  for (const path of pathsOf(receipt.page))
    reply.setCookie(RECEIPT_COOKIE, JSON.stringify(receipt), {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: RECEIPT_MAX_AGE_S,
    });
}

/** Takes back what was sent before: the page would speak of that, and the browser knows something newer. */
export function dropReceipt(reply: FastifyReply, page: string): void {
  for (const path of pathsOf(page)) reply.clearCookie(RECEIPT_COOKIE, { path });
}

/** The receipt that a request for a page brings; undefined for none, and for that of another page. */
export function readReceipt(cookies: string | undefined, page: string): Receipt | undefined {
  const value = readCookie(cookies, RECEIPT_COOKIE);
  if (value === undefined) return undefined;
  try {
    const result = v.safeParse(Receipt, JSON.parse(value));
    return result.success && result.output.page === page ? result.output : undefined;
  } catch {
    return undefined;
  }
}
