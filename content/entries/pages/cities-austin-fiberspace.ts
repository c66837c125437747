import { hero } from '@skein/blocks/content';
import { areasOfAustin, spaceWithMap } from '@skein/cities/fixtures';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { checkMyAddress } from '../calls-to-action.ts';
import { austin } from '../cities.ts';

const top = entry(hero, 'austin-space-hero', {
  variant: 'imageHero',
  kicker: t('The shop in Austin', 'La tienda en Austin'),
  title: t('Bring the router. Or just a question.', 'Trae el router. O solo una pregunta.'),
  subtitle: t(
    'A counter, two chairs and people who have held a splicer.',
    'Un mostrador, dos sillas y gente que ha tenido una empalmadora en la mano.',
  ),
  theme: 'paper',
  layout: 'below',
  image: art('skyline-austin-lake'),
  cta: checkMyAddress,
  analyticsId: 'austin-space-hero',
});

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
  blocks: [top, spaceWithMap, areasOfAustin],
});
