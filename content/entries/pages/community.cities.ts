import { cityItem } from '@skein/cities/content';
import { entry, t, type Localized } from '@skein/cms-client';

type Mark = 'soon' | 'page';
type CityLine = readonly [id: string, name: string, ...marks: readonly Mark[]];

/** Only a city with pages of its own is a link. */
const city = ([id, name, ...marks]: CityLine) =>
  entry(cityItem, `listed-city-${id}`, {
    name,
    url: marks.includes('page') ? `/cities/${id}` : undefined,
    comingSoon: marks.includes('soon'),
    analyticsId: `city-list-${id}`,
  });

const state = (id: string, name: Localized<string>, cities: readonly CityLine[]) =>
  entry(cityItem, `listed-state-${id}`, { name, items: cities.map(city) });

/** Real names; which of them have service is invented. */
// prettier-ignore -- one line per state reads as a list
export const cities = [
  state('alabama', t('Alabama', 'Alabama'), [
    ['huntsville', 'Huntsville'],
    ['madison', 'Madison'],
  ]),
  state('arizona', t('Arizona', 'Arizona'), [
    ['mesa', 'Mesa'],
    ['chandler', 'Chandler', 'soon', 'page'],
  ]),
  state('california', t('California', 'California'), [
    ['oakland', 'Oakland'],
    ['orangecounty', 'Orange County'],
    ['sandiego', 'San Diego'],
    ['sanfrancisco', 'San Francisco'],
  ]),
  state('colorado', t('Colorado', 'Colorado'), [
    ['denver', 'Denver'],
    ['lakewood', 'Lakewood'],
    ['westminster', 'Westminster', 'soon', 'page'],
  ]),
  state('florida', t('Florida', 'Florida'), [['miami', 'Miami']]),
  state('georgia', t('Georgia', 'Georgia'), [
    ['atlanta', 'Atlanta'],
    ['decatur', 'Decatur'],
  ]),
  state('idaho', t('Idaho', 'Idaho'), [['pocatello', 'Pocatello', 'soon']]),
  state('illinois', t('Illinois', 'Illinois'), [
    ['chicago', 'Chicago'],
    ['evanston', 'Evanston'],
  ]),
  state('iowa', t('Iowa', 'Iowa'), [
    ['councilbluffs', 'Council Bluffs'],
    ['desmoines', 'Des Moines'],
    ['westdesmoines', 'West Des Moines'],
  ]),
  state('kansas', t('Kansas', 'Kansas'), [
    ['kansascity', 'Kansas City'],
    ['overlandpark', 'Overland Park'],
  ]),
  state('missouri', t('Missouri', 'Misuri'), [
    ['kansascity-mo', 'Kansas City'],
    ['springfield', 'Springfield', 'soon'],
  ]),
  state('nebraska', t('Nebraska', 'Nebraska'), [['omaha', 'Omaha']]),
  state('nevada', t('Nevada', 'Nevada'), [['lasvegas', 'Las Vegas', 'soon', 'page']]),
  state('northcarolina', t('North Carolina', 'Carolina del Norte'), [
    ['charlotte', 'Charlotte'],
    ['durham', 'Durham'],
    ['raleigh', 'Raleigh'],
  ]),
  state('tennessee', t('Tennessee', 'Tennessee'), [
    ['murfreesboro', 'Murfreesboro'],
    ['nashville', 'Nashville'],
  ]),
  state('texas', t('Texas', 'Texas'), [
    ['austin', 'Austin', 'page'],
    ['roundrock', 'Round Rock'],
    ['sanantonio', 'San Antonio'],
  ]),
  state('utah', t('Utah', 'Utah'), [
    ['logan', 'Logan', 'soon'],
    ['provo', 'Provo'],
    ['saltlakecity', 'Salt Lake City'],
    ['sandy', 'Sandy'],
  ]),
  state('washington', t('Washington', 'Washington'), [
    ['seattle', 'Seattle'],
    ['tacoma', 'Tacoma'],
  ]),
];
