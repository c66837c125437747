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
  title: t('The quiet lights are ours.', 'Las luces discretas son las nuestras.'),
  subtitle: t(
    'We start off the Strip, where people sleep at night. Three neighborhoods go first; the list decides which.',
    'Empezamos lejos del Strip, donde la gente duerme de noche. Primero van tres barrios; la lista decide cuáles.',
  ),
  theme: 'ink',
  image: photo('skyline-las-vegas'),
  form: lasVegasForm,
  analyticsId: 'las-vegas-hero',
});

const count = entry(contentBlock, 'las-vegas-count', {
  variant: 'textWithImage',
  title: t('How a block gets ahead', 'Cómo se adelanta una cuadra'),
  description: t(
    `<p>We count spots by the block. At eight out of twenty the block goes into the first round, and everybody on it hears the month on the same day.</p>
    <p>There is nothing to pay and nothing to sign. A spot is a vote, and you can take it back with one click in the email.</p>`,
    `<p>Contamos los lugares por cuadra. Con ocho de cada veinte, la cuadra entra en la primera vuelta, y todos sus vecinos se enteran del mes el mismo día.</p>
    <p>No hay que pagar ni firmar nada. Un lugar es un voto, y lo retiras con un clic en el correo.</p>`,
  ),
  image: art('network-map-dark'),
  imageSide: 'right',
  backgroundColor: 'coral-soft',
});

const heat = entry(contentBlock, 'las-vegas-heat', {
  variant: 'textWithImage',
  title: t('Glass does not mind 115 degrees', 'Al vidrio no le molestan 46 grados'),
  description: t(
    `<p>Copper does: it stretches, corrodes and slows down by the afternoon. Fiber carries light, and light does not feel the weather.</p>
    <p>Our crews do, so from June to September they dig from four in the morning until ten. We are sorry about the four.</p>`,
    `<p>Al cobre sí: se estira, se corroe y por la tarde va más lento. La fibra lleva luz, y la luz no siente el clima.</p>
    <p>A nuestras cuadrillas les pasa lo que al cobre, así que de junio a septiembre cavan de cuatro a diez de la mañana. Perdón por lo de las cuatro.</p>`,
  ),
  image: art('street-coral'),
  imageSide: 'left',
  cta: goTo('las-vegas-crew', 'Meet a crew', 'Conoce a una cuadrilla', '/about'),
});

const closing = entry(contentBlock, 'las-vegas-closing', {
  variant: 'centeredText',
  title: t('Somewhere else in mind?', '¿Piensas en otra parte?'),
  description: t(
    `<p>${CITIES.open} cities have their light already. One address tells you whether yours is among them.</p>`,
    `<p>${CITIES.open} ciudades ya tienen su luz. Una dirección te dice si la tuya está entre ellas.</p>`,
  ),
  backgroundColor: 'amber',
  cta: checkMyAddress,
});

export const citiesLasVegas = entry(page, 'page-cities-lasvegas', {
  internalName: 'City: Las Vegas, coming soon',
  slug: '/cities/lasvegas',
  title: t('Fiber is coming to Las Vegas, Nevada', 'Pronto habrá fibra en Las Vegas, Nevada'),
  description: t(
    'Skein Fiber starts in three neighborhoods of Las Vegas. Save a spot for your block, and hear the month when it is in.',
    'Skein Fiber empieza en tres barrios de Las Vegas. Aparta un lugar para tu cuadra y entérate del mes cuando le toque.',
  ),
  breadcrumb: t('Las Vegas', 'Las Vegas'),
  city: lasVegas,
  blocks: [top, count, heat, ownDoors('lasvegas', 'home'), closing],
});
