import { cities, citiesOf, cityById, stateByCode, states, type City } from '@skein/cities/catalogue';

/**
 * The products and promises of the demo provider: every figure and name that several pages use. The city
 * catalog has the locations, phone numbers and shops.
 */

export interface Plan {
  readonly name: string;
  readonly mbps: number;
  /** The speed as text, with a non-breaking space: "1,000 Mbps". */
  readonly speed: string;
  readonly dollars: number;
  /** Price per month. */
  readonly price: string;
}

const plan = (name: string, mbps: number, dollars: number): Plan => ({
  name,
  mbps,
  speed: `${mbps.toLocaleString('en-US')}\u00a0Mbps`,
  dollars,
  price: `$${dollars}`,
});

export const SKEIN_500 = plan('Skein 500', 500, 55);
export const SKEIN_1_GIG = plan('Skein 1\u00a0Gig', 1000, 70);
export const SKEIN_2_GIG = plan('Skein 2\u00a0Gig', 2000, 95);
/** The plans, the smallest first. */
export const PLANS = [SKEIN_500, SKEIN_1_GIG, SKEIN_2_GIG] as const;

/** States in which the provider sells the largest plan. It never sells that plan by radio. */
const TWO_GIG_STATES = ['AZ', 'TX'] as const;
const twoGigStates = TWO_GIG_STATES.map((code) => stateByCode(code).name);
export const TWO_GIG_IN = {
  names: twoGigStates.map(({ en }) => en),
  en: twoGigStates.map(({ en }) => en).join(' and '),
  es: twoGigStates.map(({ es }) => es).join(' y '),
} as const;
export const sellsTwoGig = ({ state, phase }: City): boolean =>
  phase !== 'webpass' && TWO_GIG_STATES.some((code) => code === state);

/** Routers: the smaller plans include the first, the largest plan the second. */
export const ROUTER_SIX = { en: 'Router Six', es: 'Router Seis' } as const;
export const ROUTER_SEVEN = { en: 'Router Seven', es: 'Router Siete' } as const;
/** Older routers: the provider no longer gives them out, but many customers still have them. */
export const ROUTER_FOUR = { en: 'Router Four', es: 'Router Cuatro' } as const;
export const ROUTER_FIVE = { en: 'Router Five', es: 'Router Cinco' } as const;

/** Second access point: every plan includes it without a charge; the largest plan includes two. */
export const SECOND_POINT = {
  en: 'A second access point, if your home needs it',
  es: 'Un segundo punto de acceso, si tu casa lo necesita',
} as const;
/** Monthly prices in addition to a plan. */
export const HOME_PHONE = '$10';
export const THIRD_POINT = '$5';

/** Average wait until a person answers the phone, at any hour. One desk answers calls from all cities. */
export const WAIT = { seconds: 9, en: 'Nine', es: 'Nueve' } as const;

/**
 * Time from Monday’s paint on the curb to Friday’s light in the last house. The trench is open from Tuesday.
 */
export const STREET = {
  days: 5,
  en: 'five days',
  es: 'cinco días',
  /** Speed of a crew. */
  pace: { en: 'a street a week', es: 'una calle por semana' },
} as const;
export const TRENCH = {
  days: 4,
  en: 'four days',
  es: 'cuatro días',
  wide: { en: 'two inches wide', es: 'dos pulgadas de ancho' },
} as const;

/** Days for which a street counts as new. Its first month is free. */
export const NEW_STREET_DAYS = 60;

/** Time from an order until an installer comes, on a street that already has fiber. */
export const INSTALLATION = { weeks: 2, en: 'two weeks', es: 'dos semanas' } as const;

/** There is no contract: the provider refunds unused time, and announces a higher list price in advance. */
export const REFUND_DAYS = 14;
export const PRICE_NOTICE_DAYS = 60;
/**
 * Time for which the provider keeps bills after a customer has left, and data of a sign-up after its street is
 * connected.
 */
export const KEPT = {
  bills: { en: 'seven years', es: 'siete años' },
  signUp: { en: 'a month', es: 'un mes' },
} as const;
/** Longest time until another provider's phone number works on the line, in business days. */
export const PORTING = { days: 10, en: 'up to ten business days', es: 'hasta diez días hábiles' } as const;

/** Name of the provider's shops, in both languages. */
export const SHOP = 'Fiberspace';

const isOpen = ({ phase }: City) => phase !== 'upcoming';
/** Returns the cities of a state in which visitors can order service. */
export const openCitiesOf = (stateCode: string) => citiesOf(stateCode).filter(isOpen);
/** States with a city in which visitors can order service. */
export const statesServed = states.filter(({ code }) => openCitiesOf(code).length > 0);

const open = cities.filter(isOpen).length;
export const CITIES = {
  open,
  toCome: cities.length - open,
  all: cities.length,
  states: states.length,
} as const;

const numberOf = (digits: string) => {
  const [area = '', ...rest] = digits.split('-');
  return { text: `(${area})\u00a0${rest.join('-')}`, tel: `tel:+1${digits.replaceAll('-', '')}` };
};
/** Phone number for customers of any city, at any hour. */
export const SUPPORT = numberOf('800-555-0198');
/** Phone number for visitors who are not customers yet. */
export const SALES = numberOf('800-555-0199');
/**
 * Returns the phone number of a city, for customers and other visitors; the number of sales if the city has
 * none yet.
 */
export const phoneOf = ({ new_customers_phone: phone, no_phone }: City) =>
  no_phone ? SALES : numberOf(phone);
export function phoneOfCity(id: string) {
  const city = cityById(id);
  if (!city) throw new Error(`No city is called "${id}"`);
  return phoneOf(city);
}
