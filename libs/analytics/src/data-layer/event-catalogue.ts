/** The kind of value in a field of an event. A question mark means that the field is optional. */
export type FieldKind = 'text' | 'text?' | 'number' | 'flag?';

/**
 * The rule for an event's label: no label, any text, a fixed list of texts, or known texts that editors may
 * replace.
 */
export type LabelRule =
  'none' | 'text' | 'text?' | readonly string[] | { readonly knownOrText: readonly string[] };

/** The fixed parts of one kind of event. */
export interface EventDefinition {
  readonly category: string;
  readonly actions: readonly string[];
  readonly label: LabelRule;
  readonly fields?: Readonly<Record<string, FieldKind>>;
  /** Says when the event is pushed. The README contains this text. */
  readonly when: string;
}

const ADDRESS_FIELDS = { zipCode: 'text?', addressId: 'text?' } as const;
const REVIEW_FIELDS = { state: 'text', city: 'text?' } as const;

/**
 * Every event of this site, by its `event` name. The types of `pushEvent` and the table in the README come from
 * this list. Do not correct spellings such as `Troubelshoot`: existing reports depend on them.
 */
export const EVENT_CATALOGUE = {
  page_view: {
    category: 'page',
    actions: ['view'],
    label: 'none',
    fields: { pagePath: 'text', locale: 'text', referrerHost: 'text?', restored: 'flag?' },
    when: 'a page is shown, also when it returns from the back/forward cache',
  },
  experiment_exposure: {
    category: 'experiment',
    actions: ['exposure'],
    label: 'none',
    fields: { experiment: 'text', variation: 'text' },
    when: 'a variation is seen, once for each visitor who has allowed analytics',
  },
  check_address: {
    category: 'check address',
    actions: ['submit'],
    label: 'text?',
    fields: ADDRESS_FIELDS,
    when: 'an address form is submitted',
  },
  check_address_modal: {
    category: 'check address',
    actions: ['open', 'close'],
    label: 'text?',
    fields: ADDRESS_FIELDS,
    when: 'the address-check modal opens or closes',
  },
  nav_address_cta: {
    category: 'check address',
    actions: ['click'],
    label: 'text?',
    fields: ADDRESS_FIELDS,
    when: 'the check-availability button of the navigation is pressed',
  },
  faq_item: {
    category: 'web-support-question',
    actions: ['click'],
    label: 'text',
    when: 'a single question opens or closes',
  },
  faq_expand_all: {
    category: 'web-support-faq',
    actions: ['click'],
    label: 'text',
    when: 'all questions are opened or closed at once',
  },
  faq_tab: {
    category: 'web-support-faq',
    actions: ['click'],
    label: 'text',
    when: 'a tab of questions is chosen',
  },
  plan_card: {
    category: 'plans',
    actions: ['expand', 'collapse'],
    label: 'text',
    when: 'the details of a plan card or plan-offering card open or close',
  },
  quiz_promo: {
    category: 'quiz',
    actions: ['click'],
    label: ['take the quiz'],
    when: 'the quiz link beside the plans is followed',
  },
  quiz_start: {
    category: 'quiz',
    actions: ['start'],
    label: 'none',
    when: 'the quiz leaves its introduction',
  },
  quiz_step: {
    category: 'quiz',
    actions: ['step'],
    label: 'text',
    fields: { step: 'number' },
    when: 'a question of the quiz is shown',
  },
  quiz_result: {
    category: 'quiz',
    actions: ['result'],
    label: ['core', 'home', 'edge'],
    when: 'the quiz shows its result',
  },
  review: {
    category: 'review',
    actions: ['select state', 'select city', 'write-review'],
    label: 'none',
    fields: REVIEW_FIELDS,
    when: 'a state or city is chosen on the review page, or the review link is followed',
  },
  service_space_address: {
    category: 'service space',
    actions: ['click'],
    label: 'text?',
    when: 'the address in a service space’s info window is used',
  },
  learn_more_features: {
    category: 'features',
    actions: ['click'],
    label: 'text?',
    when: 'the link of the features carousel is followed',
  },
  push_to_app: {
    category: 'push_to_app',
    actions: ['click'],
    label: { knownOrText: ['Play store', 'App store'] },
    when: 'a store badge or button of a push-to-app module is followed',
  },
  account_not_found: {
    category: 'account_not_found',
    actions: ['click'],
    label: ['Try again', 'Troubelshoot'],
    when: 'a button of the account-not-found page is followed, or the link of its dialog (Try again)',
  },
  ineligible_page: {
    category: 'ineligible_page',
    actions: ['click'],
    label: ['hero_chat_cta'],
    when: 'the chat button of the address-status hero is pressed',
  },
  fiber_maintenance: {
    category: 'fiber-maintenance',
    actions: ['click'],
    label: ['contact info confirm'],
    when: 'the contact details of the maintenance call are confirmed',
  },
  network_status: {
    category: 'network status',
    actions: ['search'],
    label: ['no issue', 'potential issue', 'confirmed issue', 'service degraded', 'service outage', 'failed'],
    when: 'a network status search has answered; the searched text is never sent',
  },
} as const satisfies Record<string, EventDefinition>;
