import { contentBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { finderOf } from '../apartment-finder.ts';
import { austin } from '../cities.ts';
import { checkMyAddress } from '../calls-to-action.ts';

const closing = entry(contentBlock, 'austin-apartments-closing', {
  variant: 'centeredText',
  title: t('Not in a building?', '¿No vives en un edificio?'),
  description: t(
    '<p>Houses have a door of their own. Ours takes an address and half a minute.</p>',
    '<p>Las casas tienen su propia puerta. La nuestra pide una dirección y medio minuto.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const citiesAustinApartments = entry(page, 'page-cities-austin-apartments', {
  internalName: 'City: Austin, apartments',
  slug: '/cities/austin/apartments',
  title: t('Apartments and condos with fiber in Austin', 'Apartamentos y condominios con fibra en Austin'),
  description: t(
    'Find your building in Austin: which apartments and condos have Skein Fiber today, and which are next. Demo data.',
    'Encuentra tu edificio en Austin: qué apartamentos y condominios tienen Skein Fiber hoy y cuáles siguen. Datos de demostración.',
  ),
  breadcrumb: t('Apartments', 'Apartamentos'),
  city: austin,
  blocks: [finderOf({ id: 'austin', name: 'Austin' }), closing],
});
