import type { Serving } from '@skein/cms-client/serve';
import { calculatorServing } from './serving/calculator-serving.ts';
import { experimentServing } from './serving/experiment-serving.ts';
import { faqServing } from './serving/faq-serving.ts';
import { networkServing, type AskNetwork } from './serving/network-serving.ts';
import { planServing } from './serving/plan-serving.ts';
import { receiptServing } from './serving/receipt-serving.ts';

export { askNetworkBy, type AskNetworkOptions } from './serving/ask-network-by.ts';
export { labelLines, type LabelLine, type LabelLinesOptions } from './serving/label-lines.ts';
export type { AskNetwork } from './serving/network-serving.ts';

export interface BlockServingOptions {
  /** Asks the network for visitors without script. If undefined, network status pages ignore their query. */
  readonly askNetwork?: AskNetwork | undefined;
}

/**
 * Returns the servings of this library's blocks. A serving defines which parts of a page's URL its blocks read, and
 * which facts about a visitor its blocks receive.
 */
export const blockServings = ({ askNetwork }: BlockServingOptions = {}): readonly Serving[] => [
  calculatorServing,
  experimentServing,
  faqServing,
  networkServing(askNetwork),
  planServing,
  receiptServing,
];
