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
  /** Answers queries of network status pages without script. If undefined, these pages ignore their query. */
  readonly askNetwork?: AskNetwork | undefined;
}

/**
 * Returns the servings of this library's blocks: what they read from an address, and what they receive about a
 * visitor.
 */
export const blockServings = ({ askNetwork }: BlockServingOptions = {}): readonly Serving[] => [
  calculatorServing,
  experimentServing,
  faqServing,
  networkServing(askNetwork),
  receiptServing,
];
