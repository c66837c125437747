import { contentBlock, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { CITIES } from '../offer.ts';

const austin = entry(contentBlock, 'home-city-austin', {
  variant: 'cityOffer',
  title: t('Austin, where we started', 'Austin, donde empezamos'),
  description: t(
    '<p>We strung our first mile here in 2014, and our office still sits at the end of it.</p>',
    '<p>Aquí tendimos nuestra primera milla en 2014, y la oficina sigue al final de ella.</p>',
  ),
  image: art('city-austin'),
  backgroundColor: 'teal-soft',
  cta: goTo('home-city-austin', 'See Skein in Austin', 'Ver Skein en Austin', '/cities/austin'),
});

const nashville = entry(contentBlock, 'home-city-nashville', {
  variant: 'cityOffer',
  title: t('Nashville, room for the whole band', 'Nashville, con lugar para toda la banda'),
  description: t(
    '<p>A 24-track rehearsal reaches the producer before the drummer finds the lid to his thermos.</p>',
    '<p>Un ensayo de 24 pistas le llega al productor antes de que el baterista encuentre la tapa del termo.</p>',
  ),
  image: art('city-nashville'),
  backgroundColor: 'coral-soft',
  cta: goTo('home-city-nashville', 'See Skein in Nashville', 'Ver Skein en Nashville', '/cities/nashville'),
});

const denver = entry(contentBlock, 'home-city-denver', {
  variant: 'cityOffer',
  title: t('Denver, in through the roof', 'Denver, por la azotea'),
  description: t(
    '<p>No digging: we cross downtown by radio, and every apartment below gets its own line.</p>',
    '<p>Sin abrir zanjas: cruzamos el centro por radio y cada apartamento tiene su propia línea.</p>',
  ),
  image: art('city-denver'),
  backgroundColor: 'violet-soft',
  cta: goTo('home-city-denver', 'See Skein in Denver', 'Ver Skein en Denver', '/cities/denver'),
});

/** Cards of three cities, on the home page. */
export const homeCities = entry(contentGrid, 'home-cities', {
  variant: 'cityOffers',
  title: t(`${CITIES.open} cities, one street at a time`, `${CITIES.open} ciudades, calle por calle`),
  cta: goTo('home-all-cities', 'See all cities', 'Ver todas las ciudades', '/cities', 'outline'),
  items: [austin, nashville, denver],
});
