import { entry, t, type Localized } from '@skein/cms-client';
import { cityItem, listedCity } from './city-item.content.ts';

type Mark = 'soon' | 'external' | 'unlinked';
type CityLine = readonly [id: string, name: string, ...marks: Mark[]];

const city = ([id, name, ...marks]: CityLine) =>
  entry(listedCity, `listed-city-${id}`, {
    name,
    url: marks.includes('unlinked')
      ? undefined
      : marks.includes('external')
        ? `https://${id}.skeinfiber.example/`
        : `/cities/${id}`,
    external: marks.includes('external'),
    comingSoon: marks.includes('soon'),
    analyticsId: `city-list-${id}`,
  });

const state = (id: string, name: string | Localized<string>, cities: readonly CityLine[], url?: string) =>
  entry(cityItem, `listed-state-${id}`, { name, url, items: cities.map(city) });

/** The names are real. Which cities have service, and since when, is made up. */
// prettier-ignore -- one line per state reads as a list
export const citiesByState = [
  state('alabama', 'Alabama', [['huntsville', 'Huntsville']]),
  state('arizona', 'Arizona', [
    ['chandler', 'Chandler', 'soon'],
    ['mesa', 'Mesa'],
  ]),
  state('california', 'California', [
    ['oakland', 'Oakland'],
    ['orangecounty', 'Orange County'],
    ['sandiego', 'San Diego'],
    ['sanfrancisco', 'San Francisco'],
  ]),
  state('colorado', 'Colorado', [
    ['denver', 'Denver'],
    ['lakewood', 'Lakewood'],
    ['westminster', 'Westminster', 'soon'],
  ]),
  state('florida', 'Florida', [['miami', 'Miami']]),
  state('georgia', 'Georgia', [['atlanta', 'Atlanta']]),
  state('idaho', 'Idaho', [['pocatello', 'Pocatello', 'soon', 'unlinked']]),
  state('illinois', 'Illinois', [['chicago', 'Chicago']]),
  state('iowa', 'Iowa', [
    ['councilbluffs', 'Council Bluffs'],
    ['desmoines', 'Des Moines'],
    ['westdesmoines', 'West Des Moines'],
  ]),
  state('kansas', 'Kansas', [['kansascity', 'Kansas City']]),
  state('missouri', 'Missouri', [
    ['kansascity-mo', 'Kansas City'],
    ['springfield', 'Springfield', 'soon', 'unlinked'],
  ]),
  state('nebraska', 'Nebraska', [['omaha', 'Omaha']]),
  state('nevada', 'Nevada', [['lasvegas', 'Las Vegas', 'soon']]),
  state('northcarolina', t('North Carolina', 'Carolina del Norte'), [
    ['charlotte', 'Charlotte'],
    ['triangle', 'The Triangle'],
  ]),
  state('tennessee', 'Tennessee', [['nashville', 'Nashville']]),
  state(
    'texas',
    'Texas',
    [
      ['austin', 'Austin'],
      ['sanantonio', 'San Antonio'],
    ],
    '/states/texas',
  ),
  state('utah', 'Utah', [
    ['logan', 'Logan', 'soon'],
    ['provo', 'Provo', 'external'],
    ['saltlakevalley', 'Salt Lake Valley'],
  ]),
  state('washington', 'Washington', [['seattle', 'Seattle']]),
];

/** Fewer states than groups, and no name has a link yet. */
export const citiesToCome = [
  state('new-mexico', t('New Mexico', 'Nuevo México'), [
    ['albuquerque', 'Albuquerque', 'soon', 'unlinked'],
    ['lascruces', 'Las Cruces', 'soon', 'unlinked'],
  ]),
  state('oregon', t('Oregon', 'Oregón'), [['salem', 'Salem', 'soon', 'unlinked']]),
];

/**
 * The longest names in the list. Some cities have both marks: “Coming soon”, and the mark of a link to another site.
 */
export const citiesWithLongNames = [
  state('massachusetts', 'Commonwealth of Massachusetts', [
    ['manchesterbythesea', 'Manchester-by-the-Sea', 'soon', 'external'],
    ['northattleborough', 'North Attleborough and Attleboro Falls', 'soon', 'external'],
  ]),
  state('michigan', 'Michigan', [['saultstemarie', 'Sault Ste. Marie and the Upper Peninsula', 'soon']]),
  state('california-long', 'California', [['ranchosantamargarita', 'Rancho Santa Margarita', 'external']]),
];
