import { contentBlock, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art, photo } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { lasVegas } from '../cities.ts';
import { ownDoors } from './own-pages.ts';
import { lasVegasForm } from '../forms.sign-ups.ts';
import { CITIES } from '../offer.ts';

const top = entry(hero, 'las-vegas-hero', {
  variant: 'overlappingHero',
  kicker: t('Skein in Las Vegas', 'Skein en Las Vegas'),
  title: t('Fiber for the quiet side of Vegas.', 'Fibra para el lado tranquilo de Las Vegas.'),
  subtitle: t(
    'We’re starting off the Strip, where people sleep at night. Three neighborhoods go first, and your sign-ups decide which.',
    'Empezamos lejos del Strip, donde la gente sí duerme de noche. Primero van tres vecindarios, y tú ayudas a decidir cuáles.',
  ),
  theme: 'ink',
  image: photo('skyline-las-vegas'),
  form: lasVegasForm,
  analyticsId: 'las-vegas-hero',
});

const count = entry(contentBlock, 'las-vegas-count', {
  variant: 'textWithImage',
  title: t('How your block moves up', 'Cómo se adelanta tu cuadra'),
  description: t(
    `<p>We count spots by block. When eight homes out of twenty have one, the block joins the first round, and everyone on it learns the month on the same day.</p>
    <p>There’s nothing to pay and nothing to sign. A spot is a vote, and you can take it back with one click in the email.</p>`,
    `<p>Contamos los lugares por cuadra. Cuando ocho de cada veinte casas tienen uno, la cuadra entra en la primera ronda, y todos sus vecinos se enteran del mes el mismo día.</p>
    <p>No hay que pagar ni firmar nada. Un lugar es un voto, y puedes retirarlo con un clic en el correo.</p>`,
  ),
  image: art('network-map-dark'),
  imageSide: 'right',
  backgroundColor: 'coral-soft',
});

const heat = entry(contentBlock, 'las-vegas-heat', {
  variant: 'textWithImage',
  title: t('Fiber doesn’t mind 115 degrees', 'A la fibra no le molestan 115 grados'),
  description: t(
    `<p>Copper can: it expands, corrodes and may slow down in the heat. Fiber carries light, and light doesn’t feel the weather.</p>
    <p>Our crews do, so from June to September they dig from four to ten in the morning. Sorry about the early start.</p>`,
    `<p>Al cobre a veces sí: se dilata, se corroe y puede ponerse más lento con el calor. La fibra lleva luz, y la luz no siente el clima.</p>
    <p>Nuestras cuadrillas sí lo sienten, así que de junio a septiembre cavan de cuatro a diez de la mañana. Perdón por el madrugón.</p>`,
  ),
  image: art('street-coral'),
  imageSide: 'left',
  cta: goTo('las-vegas-crew', 'Meet a crew', 'Conocer a una cuadrilla', '/about'),
});

const closing = entry(contentBlock, 'las-vegas-closing', {
  variant: 'centeredText',
  title: t('Looking somewhere else?', '¿Buscas en otra ciudad?'),
  description: t(
    `<p>${CITIES.open} cities already have service. Check an address to see if yours is one of them.</p>`,
    `<p>${CITIES.open} ciudades ya tienen servicio. Consulta una dirección para ver si la tuya es una de ellas.</p>`,
  ),
  backgroundColor: 'amber',
  cta: checkMyAddress,
});

export const citiesLasVegas = entry(page, 'page-cities-lasvegas', {
  internalName: 'City: Las Vegas, coming soon',
  slug: '/cities/lasvegas',
  title: t('Fiber is coming to Las Vegas, Nevada', 'Pronto habrá fibra en Las Vegas, Nevada'),
  description: t(
    'Skein Fiber is starting in three Las Vegas neighborhoods. Save a spot to help your block move up, and we’ll email you the month it’s in.',
    'Skein Fiber empieza en tres vecindarios de Las Vegas. Aparta un lugar para adelantar tu cuadra y te avisamos en qué mes le toca.',
  ),
  breadcrumb: t('Las Vegas', 'Las Vegas'),
  city: lasVegas,
  blocks: [top, count, heat, ownDoors('lasvegas', 'home'), closing],
});
