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

/** What receipts are good for on these pages, in both languages. */
export const receiptsFor = (pages: ReceiptPages): ReceiptRules => receiptRules(pages, ['', SPANISH_PREFIX]);

/** Gives a visitor the receipt of what they have sent. @returns the address at which the page answers it */
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

/** Takes back what was sent before: the page would speak of that, and the browser knows something newer. */
export function dropReceipt(reply: FastifyReply, { pathsOf }: ReceiptRules, page: string): void {
  for (const path of pathsOf(page)) reply.clearCookie(RECEIPT_COOKIE, { path });
}

/** The receipt in a request for a page; undefined if there is none, or if it belongs to another page. */
export const readReceipt = (cookies: string | undefined, page: string): Receipt | undefined =>
  parseReceipt(readCookie(cookies, RECEIPT_COOKIE), page);
