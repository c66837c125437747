import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import type { City, CityPhase } from '@skein/cities/catalogue';
import { entry, t, type AuthoredEntry } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { cityDoors } from './blocks.shared.ts';
import { cityPage } from './city-page.ts';
import { both, listed, pathsOf, pickFor, placeOf } from './facts.ts';
import { buildingForm } from './forms.ts';
import type { Both } from './words.ts';

const TITLES: Readonly<Record<CityPhase, readonly [Both, ...Both[]]>> = {
  current: [
    ['Which floor? Never mind.', '¿Qué piso? Da igual.'],
    ['A door on every landing, a line to each.', 'Una puerta por piso, una línea por puerta.'],
    ['Find the building, then the couch.', 'Encuentra el edificio; luego, el sofá.'],
  ],
  webpass: [
    ['From the roof to your wall', 'De la azotea a tu pared'],
    ['Look up: is there a disc?', 'Mira arriba: ¿hay un disco?'],
    ['Your building may have it already', 'Puede que tu edificio ya la tenga'],
  ],
  upcoming: [
    ['Buildings go first, if they ask', 'Los edificios van primero, si lo piden'],
    ['Forty doors make a short list', 'Cuarenta puertas hacen una lista corta'],
    ['Get your building in line', 'Forma a tu edificio'],
  ],
};

function top(city: City) {
  const [place, lugar] = placeOf(city);
  return entry(hero, `city-${city.id}-apartments-hero`, {
    variant: 'imageHero',
    kicker: t(`Apartments and condos in ${place}`, `Apartamentos y condominios en ${lugar}`),
    title: both(pickFor(city, 'apartments hero', TITLES[city.phase])),
    subtitle:
      city.phase === 'upcoming'
        ? t(
            'One yes from the owner counts for a whole stairwell, so buildings move up the list quickly.',
            'Un sí del dueño vale por toda la escalera, así que los edificios suben rápido en la lista.',
          )
        : t(
            'A building that is on the line has a jack in every apartment. You plug in; that is the installation.',
            'Un edificio que está en la línea tiene una toma en cada apartamento. Conectas, y esa es la instalación.',
          ),
    theme: 'mist',
    layout: 'right',
    image: art(`view-${city.id}-night`),
    cta: checkMyAddress,
    secondCta: goTo(
      `city-${city.id}-apartments-home`,
      `Skein in ${place}`,
      `Skein en ${lugar}`,
      pathsOf(city).home,
      'outline',
    ),
    analyticsId: `city-${city.id}-apartments-hero`,
  });
}

/** Where the buildings are, in words; what the finder will take the place of. */
function neighborhoods(city: City) {
  const [place, lugar] = placeOf(city);
  const soon = city.phase === 'upcoming';
  const [within, dentro] = listed(city.neighborhoods.map(({ name }) => name));
  const [around, alrededor] = listed(city.areas);
  return entry(textBlock, `city-${city.id}-apartments-places`, {
    title: soon
      ? t('Where buildings have asked', 'Dónde lo han pedido')
      : t(`Buildings in ${place}, by neighborhood`, `Edificios en ${lugar}, por vecindario`),
    content: t(
      `<p>${soon ? 'So far we have heard from owners and tenants in' : 'There are buildings on the line in'}</p><ul><li><strong>the city:</strong> ${within}</li><li><strong>the towns around it:</strong> ${around}</li></ul>`,
      `<p>${soon ? 'Hasta hoy nos han escrito dueños e inquilinos de' : 'Hay edificios en la línea en'}</p><ul><li><strong>la ciudad:</strong> ${dentro}</li><li><strong>las ciudades de alrededor:</strong> ${alrededor}</li></ul>`,
    ),
    notes: t(
      '<p>Demo data: the neighborhoods are real, the buildings in them are not.</p>',
      '<p>Datos de demostración: los vecindarios existen; los edificios que decimos tener en ellos, no.</p>',
    ),
    cta: checkMyAddress,
  });
}

const steps = (city: City) =>
  entry(contentBlock, `city-${city.id}-apartments-how`, {
    variant: 'teaching',
    title: both(
      pickFor<Both>(city, 'apartments how', [
        ['From one email to four hundred jacks', 'De un correo a cuatrocientas tomas'],
        ['How a building gets its line', 'Cómo llega la línea a un edificio'],
        ['Four steps, and none of them yours', 'Cuatro pasos, y ninguno te toca a ti'],
      ]),
    ),
    description: t(
      '<p>The owner pays nothing and signs two pages. Tenants sign up for themselves, or do not.</p>',
      '<p>El dueño no paga nada y firma dos hojas. Los inquilinos contratan por su cuenta, o no.</p>',
    ),
    image: art(city.phase === 'webpass' ? 'roof-antenna' : 'apartment-block'),
    imageSide: 'right',
    steps: t(
      `<ol>
        <li><strong>Somebody asks</strong>You, a neighbor or the manager: with the form below.</li>
        <li><strong>We ask the owner</strong>In writing, with drawings. Most answer within three weeks.</li>
        <li><strong>The cable goes in</strong>Through the pipes that are there, a floor a day.</li>
        <li><strong>The jacks light up</strong>All on the same morning. You get a note under the door.</li>
      </ol>`,
      `<ol>
        <li><strong>Alguien lo pide</strong>Tú, un vecino o el administrador: con el formulario de abajo.</li>
        <li><strong>Le preguntamos al dueño</strong>Por escrito y con planos. La mayoría contesta en tres semanas.</li>
        <li><strong>Entra el cable</strong>Por los tubos que ya existen, un piso por día.</li>
        <li><strong>Se encienden las tomas</strong>Todas la misma mañana. Te dejamos una nota bajo la puerta.</li>
      </ol>`,
    ),
    backgroundColor: pickFor(city, 'apartments ground', ['violet-soft', 'teal-soft', 'coral-soft']),
  });

const ask = (city: City) =>
  entry(contentBlock, `city-${city.id}-apartments-ask`, {
    variant: 'comingSoonInterest',
    title: t('Your building is not among them?', '¿Tu edificio no está entre ellos?'),
    description: t(
      '<p>Tell us which one it is. We do the asking, and you hear what the answer was, whatever it was.</p>',
      '<p>Dinos cuál es. De preguntar nos encargamos nosotros, y te contamos qué contestaron, sea lo que sea.</p>',
    ),
    badge: t('By request', 'A pedido'),
    form: buildingForm,
    image: art('moving-in-violet'),
    imageSide: 'right',
    backgroundColor: 'amber-soft',
  });

/** The buildings of a city. */
export function apartmentsPage(city: City, finder: readonly AuthoredEntry[] = []) {
  const [place, lugar] = placeOf(city);
  // The apartment finder goes here: it has the title of the page, and stands in place of hero and words.
  const where = finder.length > 0 ? finder : [top(city), neighborhoods(city)];
  return cityPage(city, {
    under: 'apartments',
    title: t(`Apartments with fiber in ${place}`, `Apartamentos con fibra en ${lugar}`),
    description: t(
      `Apartments and condos in ${place} with Skein Fiber, by neighborhood, and how to ask for it where you live.`,
      `Apartamentos y condominios de ${lugar} con Skein Fiber, por vecindario, y cómo pedirla donde vives.`,
    ),
    breadcrumb: t('Apartments', 'Apartamentos'),
    blocks: [...where, steps(city), ask(city), cityDoors(city, 'apartments')],
  });
}
