import type { BroadbandPlan } from './broadband-plan.content.ts';
import { numberIn } from './figures.ts';

/** A figure of the label, once for machines and once for visitors. */
export interface Fact {
  /** A number without its unit, or the words that an editor wrote. */
  readonly value: string;
  readonly shown: string;
}

/**
 * The figures of a label, in its order. The files have the same columns, so that label and file cannot
 * contradict each other.
 */
export interface LabelFacts {
  readonly price: Fact;
  readonly localFee: Fact;
  readonly rentalFee: Fact;
  readonly installationFee: Fact;
  readonly oneTimeFee: Fact;
  readonly earlyTerminationFee: Fact;
  readonly govTaxes: Fact;
  readonly download: Fact;
  readonly upload: Fact;
  readonly latency: Fact;
  readonly dataIncluded: Fact;
  readonly dataCharges: Fact;
}

/** Returns an amount in dollars with its cents; words stay words. */
export function money(written: string, per = ''): Fact {
  const amount = numberIn(written);
  if (amount === undefined) return { value: written, shown: written };
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return { value: amount.toFixed(2), shown: `$${amount.toLocaleString('en-US', cents)}${per}` };
}

function measured(written: string, unit: string): Fact {
  const figure = numberIn(written);
  if (figure === undefined) return { value: written, shown: written };
  return { value: String(figure), shown: `${figure.toLocaleString('en-US')}\u00a0${unit}` };
}

/**
 * Returns the figures on the label of a plan.
 * @param unlimited the word for unlimited data
 */
export function labelFacts(plan: BroadbandPlan, unlimited: string): LabelFacts {
  const { terms, speed } = plan;
  return {
    price: money(plan.price),
    localFee: money(terms.localFee),
    rentalFee: money(terms.rentalFee),
    installationFee: money(terms.installationFee),
    oneTimeFee: money(terms.oneTimeFee),
    earlyTerminationFee: money(terms.earlyTerminationFee),
    govTaxes: money(terms.govTaxes),
    download: measured(speed.download, 'Mbps'),
    upload: measured(speed.upload, 'Mbps'),
    latency: measured(speed.latency, 'ms'),
    dataIncluded:
      plan.dataIncluded === undefined
        ? { value: 'unlimited', shown: unlimited }
        : measured(plan.dataIncluded, 'GB'),
    dataCharges: money(plan.dataCharges ?? '0', '/GB'),
  };
}
