import type { Serving } from '@skein/cms-client/serve';
import { calculatorServing } from './serving/calculator-serving.ts';
import { experimentServing } from './serving/experiment-serving.ts';
import { faqServing } from './serving/faq-serving.ts';
import { networkServing, type AskNetwork } from './serving/network-serving.ts';
import { receiptServing } from './serving/receipt-serving.ts';

export { askNetworkBy, type AskNetworkOptions } from './serving/ask-network-by.ts';
export { labelLines, type LabelLine, type LabelLinesOptions } from './serving/label-lines.ts';
export type { AskNetwork } from './serving/network-serving.ts';

export interface BlockServingOptions {
  /** Answers a page of the network's status without script; without it such a page takes no query. */
  readonly askNetwork?: AskNetwork | undefined;
}

/** What blocks of this library read of an address, and what they are told of a visitor. */
export const blockServings = ({ askNetwork }: BlockServingOptions = {}): readonly Serving[] => [
  calculatorServing,
  experimentServing,
  faqServing,
  networkServing(askNetwork),
  receiptServing,
];
