import { citiesByState, citiesToCome, citiesWithLongNames } from '@skein/cities/fixtures';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'citiesMap',
  title: t('Find your city on the thread', 'Encuentra tu ciudad en el hilo'),
  description: t(
    '<p>Eighteen states so far. A city joins the list when the first street in it is lit.</p>',
    '<p>Dieciocho estados hasta ahora. Una ciudad entra en la lista cuando se enciende su primera calle.</p>',
  ),
  cities: citiesByState,
  mapImage: pictures.citiesMap,
  mapNote: t(
    'Every dot is a city with service. The map is drawn, not measured.',
    'Cada punto es una ciudad con servicio. El mapa está dibujado, no medido.',
  ),
  navigationNotes: t(
    '<p>Your city is not here? <a href="/check-address">Leave your address</a>; we build where people ask.</p>',
    '<p>¿No está tu ciudad? <a href="/check-address">Déjanos tu dirección</a>; construimos donde nos lo piden.</p>',
  ),
} as const;

export const citiesMap = entry(contentBlock, 'block-cities-map', words);
export const citiesMapInk = entry(contentBlock, 'block-cities-map-ink', {
  ...words,
  backgroundColor: 'ink',
  imageSide: 'left',
  roundedImage: false,
  cta: goTo('cities-map-check', 'Check availability', 'Ver cobertura', '#!', 'button'),
});
export const citiesMapPanel = entry(contentBlock, 'block-cities-map-panel', {
  ...words,
  backgroundColor: 'teal-soft',
  fullWidth: false,
  roundedBlock: true,
});
/** The block with a few cities that have no service yet, and without a map. */
export const citiesMapToCome = entry(contentBlock, 'block-cities-map-to-come', {
  variant: 'citiesMap',
  title: t('Cities', 'Ciudades'),
  subtitle: t('The next two states on the spool.', 'Los dos estados que siguen en el carrete.'),
  cities: citiesToCome,
});
export const citiesMapModule = entry(contentBlock, 'block-cities-map-module', {
  ...words,
  title: longTitle,
  description: longDescription,
  cities: citiesWithLongNames,
  isModule: true,
  moduleColor: 'violet-soft',
});
