import { contentBlock } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { finderOf } from './apartment-finder.ts';
import { art } from '../art.ts';
import { cityDoors } from './blocks.shared.ts';
import { cityPage } from './city-page.ts';
import { both, deLugar, pickFor, placeOf } from './facts.ts';
import { buildingForm } from './forms.ts';
import type { Both } from './words.ts';

const steps = (city: City) =>
  entry(contentBlock, `city-${city.id}-apartments-how`, {
    variant: 'teaching',
    title: both(
      pickFor<Both>(city, 'apartments how', [
        ['It starts with one email', 'Todo empieza con un correo'],
        ['How a building gets connected', 'Cómo se conecta un edificio'],
        ['Four steps, and we do the work', 'Cuatro pasos, y el trabajo es nuestro'],
      ]),
    ),
    description: t(
      '<p>The owner pays nothing and signs two pages. Each tenant decides whether to sign up.</p>',
      '<p>El dueño no paga nada y firma dos hojas. Cada inquilino decide si contrata.</p>',
    ),
    image: art('apartment-block'),
    imageSide: 'right',
    steps: t(
      `<ol>
        <li><strong>Someone asks</strong>You, a neighbor or the manager, with the form below.</li>
        <li><strong>We ask the owner</strong>In writing, with drawings. Most answer within three weeks.</li>
        <li><strong>The cable goes in</strong>Through the existing conduit, a floor a day.</li>
        <li><strong>Service starts</strong>In every apartment, the same morning. You’ll get a note under your door.</li>
      </ol>`,
      `<ol>
        <li><strong>Alguien lo pide</strong>Tú, un vecino o el administrador, con el formulario de abajo.</li>
        <li><strong>Le preguntamos al dueño</strong>Por escrito y con planos. La mayoría contesta en tres semanas.</li>
        <li><strong>Entra el cable</strong>Por los ductos que ya existen, un piso por día.</li>
        <li><strong>Arranca el servicio</strong>En todos los apartamentos, la misma mañana. Te dejamos una nota bajo la puerta.</li>
      </ol>`,
    ),
    backgroundColor: pickFor(city, 'apartments ground', ['violet-soft', 'teal-soft', 'coral-soft']),
  });

const ask = (city: City) =>
  entry(contentBlock, `city-${city.id}-apartments-ask`, {
    variant: 'comingSoonInterest',
    title: t('Don’t see your building?', '¿No ves tu edificio?'),
    description: t(
      '<p>Tell us which one it is. We’ll ask the owner and tell you what they say, yes or no.</p>',
      '<p>Dinos cuál es. Le preguntamos al dueño y te contamos qué responde, sea sí o no.</p>',
    ),
    badge: t('By request', 'Por solicitud'),
    form: buildingForm,
    image: art('letter-and-phone'),
    imageSide: 'right',
    backgroundColor: 'amber-soft',
  });

/** Returns the title of a city's apartments page, and a part of the page's description. */
function wordsOf({ phase }: City, [place, lugar]: Both): Record<'title' | 'sought', Both> {
  if (phase === 'webpass')
    return {
      title: [`Apartments with Webpass in ${place}`, `Apartamentos con Webpass en ${lugar}`],
      sought: [
        'with Skein Webpass, browse by neighborhood, or ask for it',
        'con Skein Webpass, explora por vecindario o pídelo',
      ],
    };
  const sought: Both = [
    'with Skein Fiber, browse by neighborhood, or ask for fiber',
    'con Skein Fiber, explora por vecindario o pide fibra',
  ];
  return phase === 'upcoming'
    ? {
        title: [
          `Apartments in ${place}: where fiber is coming`,
          `Apartamentos en ${lugar}: dónde llegará la fibra`,
        ],
        sought,
      }
    : { title: [`Apartments with fiber in ${place}`, `Apartamentos con fibra en ${lugar}`], sought };
}

/**
 * Returns a city's apartments page. It contains the apartment finder, and explains how the provider adds a
 * building to the list.
 */
export function apartmentsPage(city: City) {
  const [place, lugar] = placeOf(city);
  const { title, sought } = wordsOf(city, [place, lugar]);
  return cityPage(city, {
    under: 'apartments',
    title: both(title),
    description: t(
      `Search apartments and condos in ${place} ${sought[0]} where you live.`,
      `Busca apartamentos y condominios ${deLugar(lugar)} ${sought[1]} para tu edificio.`,
    ),
    breadcrumb: t('Apartments', 'Apartamentos'),
    blocks: [finderOf(city), steps(city), ask(city), cityDoors(city, 'apartments')],
  });
}
