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

/** The buildings of a city: the finder, which has the title of the page, and how a building comes to be among them. */
export function apartmentsPage(city: City) {
  const [place, lugar] = placeOf(city);
  return cityPage(city, {
    under: 'apartments',
    title: t(`Apartments with fiber in ${place}`, `Apartamentos con fibra en ${lugar}`),
    description: t(
      `Apartments and condos in ${place} with Skein Fiber, by neighborhood, and how to ask for it where you live.`,
      `Apartamentos y condominios ${deLugar(lugar)} con Skein Fiber, por vecindario, y cómo pedirla donde vives.`,
    ),
    breadcrumb: t('Apartments', 'Apartamentos'),
    blocks: [finderOf(city), steps(city), ask(city), cityDoors(city, 'apartments')],
  });
}
