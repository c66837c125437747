import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { comingSoonCard } from './coming-soon-card.block.ts';

/** Cards for carousels: places with service soon, and offers that come soon. */
export const placesToCome = [
  entry(comingSoonCard, 'to-come-eastside', {
    title: t('The streets behind the ballpark', 'Las calles detrás del estadio'),
    description: t(
      'The drums are in the depot; the permit is on a desk.',
      'Los carretes están en la bodega; el permiso, sobre un escritorio.',
    ),
    image: pictures.installer,
    cta: entry(callToAction, 'to-come-eastside-cta', {
      text: t('Check availability', 'Ver cobertura'),
      target: '/check-address',
      look: 'link',
    }),
  }),
  entry(comingSoonCard, 'to-come-router', {
    title: t('A router that names its rooms', 'Un router que conoce los cuartos'),
    label: t('In the lab', 'En el laboratorio'),
    description: t('It finds the cellar by itself.', 'Encuentra el sótano por sí solo.'),
    image: pictures.router,
  }),
  entry(comingSoonCard, 'to-come-porch', {
    title: t('Suppers in Mesa', 'Cenas en Mesa'),
    description: t('When the heat lets go.', 'Cuando afloje el calor.'),
    image: pictures.porch,
  }),
  entry(comingSoonCard, 'to-come-livingroom', {
    title: t('Installations on Sunday', 'Instalaciones en domingo'),
    image: pictures.livingRoom,
  }),
] as const;

export const placeWithoutPicture = entry(comingSoonCard, 'to-come-bare', {
  title: t('Something quiet', 'Algo silencioso'),
});

const NOTE_EN =
  'We dig where the ground is kind, we climb where it is not, and we write to everybody who asked. ';
const NOTE_ES =
  'Cavamos donde el suelo lo permite, subimos donde no, y les escribimos a todos los que preguntaron. ';
export const placeWithMuchToSay = entry(comingSoonCard, 'to-come-long', {
  title: t(
    'The neighborhoods between the river, the railway and the road that used to be one',
    'Los barrios entre el río, la vía del tren y el camino que antes fue carretera',
  ),
  description: t(NOTE_EN.repeat(12).trim(), NOTE_ES.repeat(12).trim()),
  image: pictures.porch,
});
