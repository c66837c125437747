import type { BlockNode } from '@skein/cms-client';
import { visitKind, type VisitKind } from '@skein/cms-client/serve';
import type { Say, UiLanguage } from '@skein/ui';
import type { Receipt, ReceiptPages } from '../receipts/receipts.ts';

export interface ReceiptVisit {
  readonly sent: Receipt;
  readonly pages: ReceiptPages;
  /** Where an address is checked without script, in the language of the visit. */
  readonly addressCheck: string;
  /** The block that it was sent from, where that is still to be found. */
  readonly from: BlockNode | undefined;
  /** Says built-in texts in the language of the visit. */
  readonly say: Say;
  /** The same language, as far as services know it. */
  readonly language: UiLanguage;
}

/** A visitor who has just sent a form. */
export const receipts: VisitKind<ReceiptVisit> = visitKind('receipt');
