import type { BroadbandPlan } from './broadband-plan.content.ts';
import { numberIn } from './figures.ts';

/** A figure of the label, as a value for machines and as text for visitors. */
export interface Fact {
  /** A number without its unit, or the words that an editor wrote. */
  readonly value: string;
  readonly shown: string;
}

/**
 * The figures of a label, in the order of the label. The label files use the same figures, so that a label and
 * a file cannot contradict each other.
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

/** Returns an amount in dollars and cents. Words instead of an amount stay unchanged. */
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
