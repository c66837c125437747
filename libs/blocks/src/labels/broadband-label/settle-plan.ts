import type { ReportField } from '@skein/cms-client';
import { numberIn } from './figures.ts';

/** Facts of a plan that are valid only together with another fact. */
interface PairedFacts {
  readonly introductoryMonths?: number | undefined;
  readonly laterPrice?: string | undefined;
  readonly contractMonths?: number | undefined;
  readonly contractLink?: string | undefined;
  readonly dataIncluded?: string | undefined;
  readonly dataCharges?: string | undefined;
}

/** Each row holds a fact, the fact that it requires, and the reason. Facts have the names of CMS fields. */
const NEEDS: readonly (readonly [given: keyof PairedFacts, needed: keyof PairedFacts, why: string])[] = [
  ['introductoryMonths', 'laterPrice', 'an introductory price is followed by another'],
  ['laterPrice', 'introductoryMonths', 'a later price follows an introductory one'],
  ['contractMonths', 'contractLink', 'a contract has terms to be read'],
  ['contractLink', 'contractMonths', 'terms belong to a contract of so many months'],
  ['dataCharges', 'dataIncluded', 'unlimited data is not charged for'],
];

/** Returns a plan, or undefined if a required fact is missing, because the label would be incomplete. */
export function settlePlan<P extends PairedFacts>(plan: P, report: ReportField): P | undefined {
  const missing = NEEDS.filter(
    ([given, needed]) => plan[given] !== undefined && plan[needed] === undefined,
  ).filter(([given]) => given !== 'dataCharges' || numberIn(plan.dataCharges ?? '') !== 0);
  for (const [given, needed, why] of missing)
    report(needed, `is missing, and ${given} is given: ${why}. The plan is left out`);
  return missing.length === 0 ? plan : undefined;
}
