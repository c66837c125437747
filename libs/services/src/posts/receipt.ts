import {
  answerAt,
  parseReceipt,
  receiptRules,
  RECEIPT_COOKIE,
  RECEIPT_MAX_AGE_S,
} from '@skein/forms/contract';
import type { Receipt, ReceiptPages, ReceiptRules } from '@skein/forms/contract';
import { readCookie, SPANISH_PREFIX } from '@skein/http';
import type { FastifyReply } from 'fastify';

/** Returns the rules for receipts on these pages, in both languages. */
export const receiptsFor = (pages: ReceiptPages): ReceiptRules => receiptRules(pages, ['', SPANISH_PREFIX]);

/** Sets the receipt cookie for what a visitor has sent. @returns the address of the page that shows it */
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
 * Deletes the receipt of an earlier post, so that the page does not show it: the browser knows something newer.
 */
export function dropReceipt(reply: FastifyReply, { pathsOf }: ReceiptRules, page: string): void {
  for (const path of pathsOf(page)) reply.clearCookie(RECEIPT_COOKIE, { path });
}

/** Returns the receipt in a request for a page, or undefined if there is none or it belongs to another page. */
export const readReceipt = (cookies: string | undefined, page: string): Receipt | undefined =>
  parseReceipt(readCookie(cookies, RECEIPT_COOKIE), page);
