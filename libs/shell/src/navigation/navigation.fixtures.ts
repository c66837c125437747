import { entry, t } from '@skein/cms-client';
import { navigation, navigationGroup, navigationItem, navigationLeaf } from './navigation.content.ts';

const product = (id: string, label: [en: string, es: string], note: [en: string, es: string]) =>
  entry(navigationGroup, `nav-${id}`, { label: t(...label), note: t(...note), url: `/product/${id}` });

const products = entry(navigationItem, 'nav-products', {
  label: t('Products', 'Productos'),
  title: t('Compare all plans', 'Comparar todos los planes'),
  url: '/plans',
  items: [
    product(
      'internet',
      ['Internet', 'Internet'],
      ['One to eight gigs, the same both ways', 'De uno a ocho gigas, de ida y de vuelta'],
    ),
    product(
      'tv',
      ['TV', 'Televisión'],
      ['Your channels, streamed, without a box', 'Tus canales por internet, sin decodificador'],
    ),
    product(
      'phone',
      ['Phone', 'Teléfono'],
      ['Keep the number people know by heart', 'Conserva el número que todos se saben'],
    ),
    entry(navigationGroup, 'nav-business', {
      label: t('Business', 'Negocios'),
      note: t('A line that opens before you do', 'Una línea que abre antes que tú'),
      url: '/business',
      webpassUrl: '/webpass',
    }),
  ],
  notes: t(
    'Not sure how much you need? <a href="/quiz">Six questions will tell you.</a>',
    '¿No sabes cuánto necesitas? <a href="/quiz">Seis preguntas lo aclaran.</a>',
  ),
});

type CityLine = readonly [id: string, name: string, soon?: 'soon'];
const state = (id: string, label: string, cities: readonly CityLine[], url?: string) =>
  entry(navigationGroup, `nav-state-${id}`, {
    label,
    url,
    items: cities.map(([cityId, name, soon]) =>
      entry(navigationLeaf, `nav-city-${cityId}`, {
        label: name,
        url: `/cities/${cityId}`,
        comingSoon: soon === 'soon',
      }),
    ),
  });

// prettier-ignore -- one line per state reads as a list
const places = entry(navigationItem, 'nav-cities', {
  label: t('Cities', 'Ciudades'),
  title: t('All cities', 'Todas las ciudades'),
  url: '/cities',
  items: [
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
    state('idaho', 'Idaho', [['pocatello', 'Pocatello', 'soon']]),
    state('illinois', 'Illinois', [['chicago', 'Chicago']]),
    state('iowa', 'Iowa', [
      ['councilbluffs', 'Council Bluffs'],
      ['desmoines', 'Des Moines'],
      ['westdesmoines', 'West Des Moines'],
    ]),
    state('kansas', 'Kansas', [['kansascity', 'Kansas City']]),
    state('missouri', 'Missouri', [
      ['kansascity-mo', 'Kansas City'],
      ['springfield', 'Springfield', 'soon'],
    ]),
    state('nebraska', 'Nebraska', [['omaha', 'Omaha']]),
    state('nevada', 'Nevada', [['lasvegas', 'Las Vegas', 'soon']]),
    state('northcarolina', 'North Carolina', [
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
      ['provo', 'Provo'],
      ['saltlakevalley', 'Salt Lake Valley'],
    ]),
    state('washington', 'Washington', [['seattle', 'Seattle']]),
  ],
  notes: t(
    'Your city is not here? <a href="/check-address">Leave your address</a>; we build where people ask.',
    '¿No está tu ciudad? <a href="/check-address">Déjanos tu dirección</a>; construimos donde nos lo piden.',
  ),
});

export const siteNavigation = entry(navigation, 'navigation', {
  internalName: 'Main navigation',
  items: [
    products,
    places,
    entry(navigationItem, 'nav-apartments', {
      label: t('Apartments', 'Apartamentos'),
      url: '/webpass/residential',
    }),
    entry(navigationItem, 'nav-support', { label: t('Support', 'Ayuda'), url: '/support' }),
    entry(navigationItem, 'nav-blog', { label: t('Stories', 'Historias'), url: '/blog' }),
  ],
});

/** A short navigation with a link to another site, for cases that the site's own navigation lacks. */
export const shortNavigation = entry(navigation, 'navigation-short', {
  items: [
    entry(navigationItem, 'nav-plans', { label: t('Plans', 'Planes'), url: '/plans' }),
    entry(navigationItem, 'nav-status', {
      label: t('Status', 'Estado'),
      url: 'https://status.skeinfiber.example/',
      external: true,
    }),
  ],
});
