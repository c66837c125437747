import { cities, states, type City } from '@skein/cities/catalogue';
import { citiesAustinSupport } from './austin.support.ts';
import { citiesAustin } from './austin.ts';
import { citiesChandler } from './chandler.ts';
import { citiesLasVegas } from './lasvegas.ts';
import { citiesWestminster } from './westminster.ts';
import { statesTexas } from './texas.ts';
import { allCities } from './all-cities.ts';
import { apartmentsPage } from './apartments.ts';
import { fiberspacePage } from './fiberspace.ts';
import { currentHome } from './home.current.ts';
import { upcomingHome } from './home.upcoming.ts';
import { webpassHome } from './home.webpass.ts';
import { stateOf } from './states.ts';
import { supportPage } from './support.ts';
import { currentWords } from './words.current.ts';
import { upcomingWords } from './words.upcoming.ts';
import { webpassWords } from './words.webpass.ts';

/** Handwritten home pages of cities. They contain blocks that no other page contains. */
const homes = {
  austin: citiesAustin,
  chandler: citiesChandler,
  lasvegas: citiesLasVegas,
  westminster: citiesWestminster,
} as const;
const supports = { austin: citiesAustinSupport } as const;
const statePages = { texas: statesTexas } as const;
const owned = <T>(pages: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(pages, id) ? pages[id] : undefined;

const words = { ...currentWords, ...upcomingWords, ...webpassWords };
const makers = { current: currentHome, upcoming: upcomingHome, webpass: webpassHome } as const;

function homeOf(city: City) {
  const written = owned(homes, city.id);
  if (written) return written;
  const own = owned(words, city.id);
  if (!own) throw new Error(`Nothing is written about "${city.id}"`);
  return makers[city.phase](city, own);
}

/** All pages of cities and states: the page with all cities, each city's pages, and each state's page. */
export const cityPages = [
  allCities,
  ...cities.flatMap((city) =>
    [
      homeOf(city),
      owned(supports, city.id) ?? supportPage(city),
      fiberspacePage(city) ?? [],
      apartmentsPage(city),
    ].flat(),
  ),
  ...states.map((state) => owned(statePages, state.id) ?? stateOf(state)),
];
