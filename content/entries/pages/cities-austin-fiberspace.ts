import { areasOfAustin, spaceOfAustin } from '@skein/cities/fixtures';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { austin } from '../cities.ts';

export const citiesAustinFiberspace = entry(page, 'page-cities-austin-fiberspace', {
  internalName: 'City: Austin, service space',
  slug: '/cities/austin/fiberspace',
  title: t('Our shop in Austin, Texas', 'Nuestra tienda en Austin, Texas'),
  description: t(
    'Where the Skein shop in Austin is, when it is open, where to park, and which parts of town have the line.',
    'Dónde está la tienda de Skein en Austin, cuándo abre, dónde estacionarse y qué zonas tienen la línea.',
  ),
  breadcrumb: t('Shop', 'Tienda'),
  city: austin,
  blocks: [spaceOfAustin, areasOfAustin],
});
