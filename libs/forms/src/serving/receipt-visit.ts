import type { BlockNode } from '@skein/cms-client';
import { visitKind, type VisitKind } from '@skein/cms-client/serve';
import type { Say, UiLanguage } from '@skein/ui';
import type { Receipt, ReceiptPages } from '../receipts/receipts.ts';

export interface ReceiptVisit {
  readonly sent: Receipt;
  readonly pages: ReceiptPages;
  /** Path of the address check without script, in the language of the visit. */
  readonly addressCheck: string;
  /** The block that the visitor sent, if it can still be found. */
  readonly from: BlockNode | undefined;
  /** Translates built-in texts into the language of the visit. */
  readonly say: Say;
  /** The same language in the form that services know. */
  readonly language: UiLanguage;
}

/** The visit of a visitor who has just sent a form. */
export const receipts: VisitKind<ReceiptVisit> = visitKind('receipt');
