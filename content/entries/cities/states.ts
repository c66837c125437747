import { contentBlock } from '@skein/blocks/content';
import { cityCard, statePage } from '@skein/cities/content';
import { citiesOf, type City, type State } from '@skein/cities/catalogue';
import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { notListedLink } from '../anchors.ts';
import { art } from '../art.ts';
import { CHECK_AVAILABILITY, goTo } from '../calls-to-action.ts';
import { both, listed, placeAtHome } from './facts.ts';
import type { Both } from './words.ts';

const cardOf = (city: City) =>
  entry(cityCard, `city-card-${city.id}`, {
    name: t(city.name, city.name),
    url: `/cities/${city.id}`,
    image: art(`view-${city.id}`),
    comingSoon: city.phase === 'upcoming',
    webpass: city.phase === 'webpass',
  });

const checkAddress = entry(callToAction, 'cta-state-check-address', {
  internalName: 'State pages: check an address',
  text: CHECK_AVAILABILITY,
  target: '#!',
  analyticsId: 'state-check-address',
});

const listedAtHome = (cities: readonly City[]): Both => [
  listed(cities.map((city) => placeAtHome(city)[0]))[0],
  listed(cities.map((city) => placeAtHome(city)[1]))[1],
];

/** Returns up to three sentences: a state's cities with fiber, with Webpass and under construction. */
function lineOf(cities: readonly City[]): Both {
  const said = (
    [
      ['current', 'Fiber in', 'Fibra en'],
      ['webpass', 'Webpass in', 'Webpass en'],
      ['upcoming', 'Coming to', 'Pronto en'],
    ] as const
  ).flatMap(([phase, english, spanish]): Both[] => {
    const some = cities.filter((city) => city.phase === phase);
    if (some.length === 0) return [];
    const [names, nombres] = listedAtHome(some);
    return [[`${english} ${names}.`, `${spanish} ${nombres}.`]];
  });
  return [said.map(([english]) => english).join(' '), said.map(([, spanish]) => spanish).join(' ')];
}

/** Returns a grid with a card for each city of a state. */
export const stateCards = (state: State, title: Localized<string>, isPageTitle: boolean) =>
  entry(statePage, `state-${state.id}`, {
    title,
    isPageTitle,
    subtitle: both(lineOf(citiesOf(state.code))),
    cities: citiesOf(state.code).map(cardOf),
    checkAddress,
    checkAddressText: t('Not sure about your street?', '¿No sabes si llega a tu calle?'),
    analyticsId: `state-${state.id}`,
  });

/** A block that asks for more cities, on the pages of all states. */
const notHere = entry(contentBlock, 'state-not-here', {
  variant: 'centeredText',
  title: t('Your town isn’t here?', '¿Tu ciudad no está aquí?'),
  description: t(
    '<p>We dig where people ask. Give us your ZIP code, and we’ll email you once, when we know the month.</p>',
    '<p>Cavamos donde nos lo piden. Danos tu código postal y te escribimos una sola vez, cuando sepamos el mes.</p>',
  ),
  backgroundColor: 'teal',
  cta: goTo('state-not-here', 'Ask for my town', 'Pedir mi ciudad', notListedLink, 'button'),
});

/** Returns the title of a state's page. It names the services that the state has or will have. */
function titleOf({ name: { en, es } }: State, has: (phase: City['phase']) => boolean) {
  if (has('current')) return t(`Fiber internet in ${en}`, `Internet de fibra en ${es}`);
  if (!has('webpass')) return t(`Fiber is coming to ${en}`, `Pronto habrá fibra en ${es}`);
  return has('upcoming')
    ? t(`Webpass today, fiber soon in ${en}`, `Webpass hoy y pronto fibra en ${es}`)
    : t(`Internet for apartments in ${en}`, `Internet para apartamentos en ${es}`);
}

/** Returns the page of a state. The texts are the same for all states. */
export function stateOf(state: State) {
  const cities = citiesOf(state.code);
  const has = (phase: City['phase']) => cities.some((city) => city.phase === phase);
  const [names, nombres] = listedAtHome(cities);
  const seen = [
    ...(has('current') || has('webpass')
      ? [['where service is available today', 'dónde puedes contratarla hoy']]
      : []),
    ...(has('upcoming') ? [['where we’re digging next', 'a dónde llegamos después']] : []),
  ];
  return entry(page, `page-states-${state.id}`, {
    internalName: `State: ${state.name.en}`,
    slug: `/states/${state.id}`,
    title: titleOf(state, has),
    description: t(
      `Skein Fiber in ${state.name.en}, city by city: ${names}. See ${seen.map(([english]) => english).join(' and ')}.`,
      `Skein Fiber en ${state.name.es}, ciudad por ciudad: ${nombres}. Mira ${seen.map(([, spanish]) => spanish).join(' y ')}.`,
    ),
    breadcrumb: t(state.name.en, state.name.es),
    blocks: [stateCards(state, t(`Skein in ${state.name.en}`, `Skein en ${state.name.es}`), true), notHere],
  });
}
