import type { BroadbandPlan } from './broadband-plan.content.ts';
import type { Disclosure } from './disclosure.shared.ts';
import { disclosureDefaults } from './disclosure.defaults.ts';
import { labelFacts, money } from './label-facts.ts';

/** Code for fiber to the premises in the regulator's list of technologies. */
const FIBER = '50';
/** Number of digits of the provider's registration number. It follows the letter F in a plan's identifier. */
const REGISTRATION_DIGITS = 10;

/**
 * Returns the row of a plan in a file of labels: a value for each column, in the order of the label. Amounts
 * are in dollars.
 */
export function labelRecord(plan: BroadbandPlan, disclosure: Disclosure): Readonly<Record<string, string>> {
  const facts = labelFacts(plan, 'unlimited');
  const { introductoryMonths, laterPrice, contractMonths, contractLink } = plan;
  const { supportPhones = disclosureDefaults.supportPhones } = disclosure;
  return {
    unique_plan_identifier: plan.uid,
    fcc_registration_number: plan.uid.slice(1, 1 + REGISTRATION_DIGITS),
    network_technology_type: FIBER,
    provider_name: disclosure.provider,
    service_plan_name: plan.name,
    price_recurring: facts.price.value,
    introductory_rate: introductoryMonths === undefined ? 'no' : 'yes',
    introductory_months: introductoryMonths === undefined ? '' : String(introductoryMonths),
    price_recurring_later: laterPrice === undefined ? '' : money(laterPrice).value,
    contract_required: contractMonths === undefined ? 'no' : 'yes',
    contract_months: contractMonths === undefined ? '' : String(contractMonths),
    uri_contract: contractLink ?? '',
    fee_recurring_local: facts.localFee.value,
    fee_recurring_rental: facts.rentalFee.value,
    fee_one_time_installation: facts.installationFee.value,
    fee_one_time_amount: facts.oneTimeFee.value,
    fee_early_termination: facts.earlyTerminationFee.value,
    government_taxes: facts.govTaxes.value,
    /** The discounts as HTML, in the same form as on the label. */
    discounts_bundles: disclosure.discounts,
    bandwidth_download_typical: facts.download.value,
    bandwidth_upload_typical: facts.upload.value,
    latency_typical: facts.latency.value,
    data_included: facts.dataIncluded.value,
    fee_data_usage: facts.dataCharges.value,
    uri_policy_network_management: disclosure.networkPolicyLink,
    uri_policy_privacy: disclosure.privacyPolicyLink,
    uri_customer_support: disclosure.supportLink,
    customer_support_phone: supportPhones.join('; '),
    uri_learn_more: disclosure.learnMoreLink ?? disclosureDefaults.learnMoreLink,
  };
}

/**
 * Whether the provider sells a plan in a state. A plan that names no states is sold in all states. `state` is a name
 * from the list of label files.
 */
export const isSoldIn = ({ states = [] }: BroadbandPlan, state: string): boolean =>
  states.length === 0 || states.some((name) => name.trim().toLowerCase() === state.toLowerCase());
