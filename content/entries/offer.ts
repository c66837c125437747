import { cities, citiesOf, cityById, stateByCode, states, type City } from '@skein/cities/catalogue';

/**
 * The provider's offer: all figures and names that several pages use. Locations, phone numbers and shops are in
 * the city catalog.
 */

export interface Plan {
  readonly name: string;
  /** Name of the plan in URLs. */
  readonly key: string;
  readonly mbps: number;
  /** The speed as text, with a non-breaking space: “1,000 Mbps”. */
  readonly speed: string;
  readonly dollars: number;
  /** Price per month. */
  readonly price: string;
}

const plan = (name: string, mbps: number, dollars: number): Plan => ({
  name,
  key: name.toLowerCase().replaceAll(/\s/g, '-'),
  mbps,
  speed: `${mbps.toLocaleString('en-US')}\u00a0Mbps`,
  dollars,
  price: `$${dollars}`,
});

export const SKEIN_500 = plan('Skein 500', 500, 55);
export const SKEIN_1_GIG = plan('Skein 1\u00a0Gig', 1000, 70);
export const SKEIN_2_GIG = plan('Skein 2\u00a0Gig', 2000, 95);
/** All plans, from the smallest to the largest. */
export const PLANS = [SKEIN_500, SKEIN_1_GIG, SKEIN_2_GIG] as const;

/** States in which the provider sells the largest plan. Webpass homes cannot get this plan. */
const TWO_GIG_STATES = ['AZ', 'TX'] as const;
const twoGigStates = TWO_GIG_STATES.map((code) => stateByCode(code).name);
export const TWO_GIG_IN = {
  names: twoGigStates.map(({ en }) => en),
  en: twoGigStates.map(({ en }) => en).join(' and '),
  es: twoGigStates.map(({ es }) => es).join(' y '),
} as const;
/** How the ZIP codes of these states begin. */
export const TWO_GIG_ZIPS = ['733', '75', '76', '77', '78', '79', '85', '86', '885'] as const;
export const sellsTwoGig = ({ state, phase }: City): boolean =>
  phase !== 'webpass' && TWO_GIG_STATES.some((code) => code === state);

/** Routers of the plans: `ROUTER_SIX` for the smaller plans, `ROUTER_SEVEN` for the largest plan. */
export const ROUTER_SIX = { en: 'Router Six', es: 'Router Seis' } as const;
export const ROUTER_SEVEN = { en: 'Router Seven', es: 'Router Siete' } as const;
/** An older router. New customers do not get it, but many customers still use one. */
export const ROUTER_FIVE = { en: 'Router Five', es: 'Router Cinco' } as const;

/** Buildings with Webpass get no router from the provider: the catalog's `wifi` is false for their cities. */
export const WEBPASS_ROUTER = {
  en: 'Bring your own router: any with an Ethernet port works.',
  es: 'Trae tu propio router: sirve cualquiera con puerto Ethernet.',
} as const;

/** The second access point is free in every plan. The largest plan also includes the third. */
export const SECOND_POINT = {
  en: 'A second access point, if your home needs it',
  es: 'Un segundo punto de acceso, si tu casa lo necesita',
} as const;
export const MORE_POINTS = {
  en: 'A second and a third access point',
  es: 'Un segundo y un tercer punto de acceso',
} as const;
/** Monthly prices of options, in addition to the price of the plan. */
export const HOME_PHONE = '$10';
export const THIRD_POINT = '$5';

/**
 * Typical time to the provider's network and back, the same on all plans. The broadband labels state this time.
 */
export const LATENCY = {
  ms: 8,
  text: '8\u00a0ms',
  oneWay: { en: 'Four milliseconds', es: 'Cuatro milisegundos' },
} as const;

/**
 * What the provider credits for an outage on its side. The terms have all steps. A business line gets twice the
 * credit of a home line.
 */
export const OUTAGE = {
  hours: 4,
  en: 'more than four hours',
  es: 'más de cuatro horas',
  /** The credit for such an outage, for a home line and for a business line. */
  home: { en: 'a day', es: 'un día' },
  business: { en: 'two days', es: 'dos días' },
} as const;

/** The outage credit as a sentence, for homes. */
export const OUTAGE_CREDIT = {
  en: `Out for ${OUTAGE.en} because of us? We credit at least ${OUTAGE.home.en}, and you don’t have to ask. <a href="/legal/terms">The terms</a> list the rest.`,
  es: `¿Llevas ${OUTAGE.es} sin servicio por culpa nuestra? Te abonamos al menos ${OUTAGE.home.es}, sin que lo pidas. El resto está en los <a href="/legal/terms">términos</a>.`,
} as const;

/** How long the backup battery of the home phone keeps the router running. */
export const BATTERY = { hours: 8, en: 'about eight hours', es: 'unas ocho horas' } as const;
/** The answer to the question about a power outage, on all pages of places with home phone. */
export const POWER_OUTAGE = {
  en: `Our network has batteries and generators. Your router has a battery only with home phone; it lasts ${BATTERY.en}. Without home phone, get a small battery if you rely on your line for calls, including 911.`,
  es: `Nuestra red tiene baterías y generadores. Tu router solo tiene batería si contratas teléfono de casa; dura ${BATTERY.es}. Si no lo contratas, conviene una batería pequeña si dependes de la línea para hacer llamadas, incluido el 911.`,
} as const;

/** The answer about a power outage without home phone. */
export const POWER_OUTAGE_NO_PHONE = {
  en: 'Our network has batteries and generators. Your router doesn’t: get a small battery for it if you rely on your line for calls, including 911.',
  es: 'Nuestra red tiene baterías y generadores. Tu router no: conviene una batería pequeña si dependes de la línea para hacer llamadas, incluido el 911.',
} as const;

/** Who has to be at home during an installation. */
export const AT_HOME = { en: '18 or older', es: 'de 18\u00a0años o más' } as const;

/** Average wait until a person answers the phone, at any hour. All cities have the same call center. */
export const WAIT = { seconds: 9, en: 'Nine', es: 'Nueve' } as const;

/**
 * Time to connect a street: from the first paint on the curb on Monday to working fiber in the last house on
 * Friday. The trench is open from Tuesday.
 */
export const STREET = {
  days: 5,
  en: 'five days',
  es: 'cinco días',
  /** How fast a crew works. */
  pace: { en: 'a street a week', es: 'una calle por semana' },
} as const;
export const TRENCH = {
  days: 4,
  en: 'four days',
  es: 'cuatro días',
  wide: { en: 'two inches wide', es: 'dos pulgadas de ancho' },
} as const;

/** For how many days a street counts as new. On a new street, the first month is free. */
export const NEW_STREET_DAYS = 60;

/** The free months for students. Pages show a phone number beside this rule. */
export const STUDENTS = {
  en: 'June, July and August are free with proof of enrollment.',
  es: 'Junio, julio y agosto son gratis con comprobante de inscripción.',
} as const;

/** How many people of one ZIP code have to sign up before a planner looks at it. */
export const SIGN_UPS = { count: 200, en: 'two hundred people', es: 'doscientas personas' } as const;

/** What customers read about a move to a home with fiber: only a home with a jack needs no visit. */
export const MOVING = {
  jack: { en: 'we turn it on from here', es: 'la activamos desde aquí' },
  noJack: {
    en: `No jack yet? Pick any day you or someone you trust, ${AT_HOME.en}, can be there.`,
    es: `¿Todavía no hay toma? Elige un día en que puedas estar tú o alguien de confianza ${AT_HOME.es}.`,
  },
} as const;

/** Time from an order to the installation, on a street that already has fiber. */
export const INSTALLATION = { weeks: 2, en: 'two weeks', es: 'dos semanas' } as const;

/** After a customer leaves, the provider refunds unused time within this number of days. */
export const REFUND_DAYS = 14;
/** How many days before a price increase the provider tells its customers. */
export const PRICE_NOTICE_DAYS = 60;
/**
 * How long the provider keeps personal data. For bills, the time starts when the customer leaves. For sign-ups,
 * it starts when the street has service. The other times start when the provider receives the data.
 */
export const KEPT = {
  bills: { en: 'seven years', es: 'siete años' },
  signUp: { en: 'a month', es: 'un mes' },
  /** The address of a street that the provider does not plan to connect. */
  noPlan: { en: '24\u00a0months', es: '24\u00a0meses' },
  applications: { en: '90\u00a0days', es: '90\u00a0días' },
  /** Messages, and requests for a quote. */
  messages: { en: '12\u00a0months', es: '12\u00a0meses' },
  /** Technical records of a line. */
  records: { en: '90\u00a0days', es: '90\u00a0días' },
} as const;
/** Longest time for moving a phone number from another provider, in business days. */
export const PORTING = { days: 10, en: 'up to ten business days', es: 'hasta diez días hábiles' } as const;

/** How soon support answers a message, by form or by email. */
export const REPLY = { en: 'usually within the hour', es: 'casi siempre en menos de una hora' } as const;

/** What the provider charges to customers who pay late, or keep the router. */
export const LATE_FEE = '$5';
export const LOST_ROUTER = '$90';

/** Name of the provider's shops. It is the same in both languages. */
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
  states: states.length,
} as const;

const numberOf = (digits: string) => {
  const [area = '', ...rest] = digits.split('-');
  return { text: `(${area})\u00a0${rest.join('-')}`, tel: `tel:+1${digits.replaceAll('-', '')}` };
};
/** Phone number of support, for customers in all cities, at any hour. */
export const SUPPORT = numberOf('800-555-0198');
/** Phone number of sales, for visitors who are not customers yet. */
export const SALES = numberOf('800-555-0199');
/** Returns the phone number of a city. For a city without a number, returns the number of sales. */
export const phoneOf = ({ new_customers_phone: phone, no_phone }: City) =>
  no_phone ? SALES : numberOf(phone);
export function phoneOfCity(id: string) {
  const city = cityById(id);
  if (!city) throw new Error(`No city is called "${id}"`);
  return phoneOf(city);
}
