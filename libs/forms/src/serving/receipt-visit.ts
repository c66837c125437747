import type { BlockNode } from '@skein/cms-client';
import { visitKind, type VisitKind } from '@skein/cms-client/serve';
import type { Say } from '@skein/ui';
import type { Receipt, ReceiptPages } from '../receipts/receipts.ts';

export interface ReceiptVisit {
  readonly sent: Receipt;
  readonly pages: ReceiptPages;
  /** Path of the address check for visitors without script, in the language of the visit. */
  readonly addressCheck: string;
  /** The block with the sent form, if it still exists. */
  readonly from: BlockNode | undefined;
  /** Returns a built-in text in the language of the visit. */
  readonly say: Say;
  /** Code of the visit's language, as `lang` of the site's language: `es`. */
  readonly language: string;
}

/** Marks the visit of a visitor who has just sent a form. */
export const receipts: VisitKind<ReceiptVisit> = visitKind('receipt');
