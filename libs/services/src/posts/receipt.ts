import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';
import {
  answerAt,
  parseReceipt,
  receiptRules,
  RECEIPT_COOKIE,
  RECEIPT_MAX_AGE_S,
} from '@skein/forms/contract';
import type { Receipt, ReceiptPages, ReceiptRules } from '@skein/forms/contract';
import { readCookie } from '@skein/http';
import type { FastifyReply } from 'fastify';

/**
 * Returns the rules for receipts on the given pages, in all languages of the site. A receipt is a cookie with the data
 * of a sent form.
 */
export const receiptsFor = (
  pages: ReceiptPages,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
): ReceiptRules =>
  receiptRules(
    pages,
    languages.map(({ prefix }) => prefix),
  );

/** Stores the visitor's values in the receipt cookie. @returns path of the page that shows these values */
export function setReceipt(
  reply: FastifyReply,
  { pathsOf }: ReceiptRules,
  receipt: Receipt,
  { location, secure }: { readonly location: string; readonly secure: boolean },
): string {
  for (const path of pathsOf(receipt.page))
    reply.setCookie(RECEIPT_COOKIE, JSON.stringify(receipt), {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: RECEIPT_MAX_AGE_S,
    });
  return answerAt(location);
}

/**
 * Deletes the receipt cookie of a page. This is needed if the browser itself has stored newer values, because the page
 * would otherwise show the values of the cookie.
 */
export function dropReceipt(reply: FastifyReply, { pathsOf }: ReceiptRules, page: string): void {
  for (const path of pathsOf(page)) reply.clearCookie(RECEIPT_COOKIE, { path });
}

/** Returns the data of a sent form from its receipt cookie, or undefined if there is no receipt for this page. */
export const readReceipt = (cookies: string | undefined, page: string): Receipt | undefined =>
  parseReceipt(readCookie(cookies, RECEIPT_COOKIE), page);
