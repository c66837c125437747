import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-tv-choices', {
  variant: 'tvChoices',
  title: t('Three ways to watch', 'Tres maneras de ver'),
  subtitle: t(
    'Prices are theirs, not ours; the line is the same.',
    'Los precios son de ellos, no nuestros; la línea es la misma.',
  ),
  items: [
    entry(card, 'tv-live', {
      variant: 'tvChoiceCard',
      title: t('Live', 'En vivo'),
      topLabel: t('For matches', 'Para el partido'),
      price: t('From $50 a month', 'Desde $50 al mes'),
      description: t(
        '<p>The channels you know, over the internet.</p>',
        '<p>Los canales de siempre, por internet.</p>',
      ),
      features: t(
        '<ul><li>Sports and news</li><li>Records for you</li><li>35 Mbps in 4K</li></ul>',
        '<ul><li>Deportes y noticias</li><li>Graba por ti</li><li>35 Mbps en 4K</li></ul>',
      ),
      image: pictures.tvNight,
      cta: goTo('tv-live', 'What live costs', 'Cuánto cuesta en vivo', '/product/tv', 'outline'),
    }),
    entry(card, 'tv-demand', {
      variant: 'tvChoiceCard',
      title: t('On demand', 'A la carta'),
      price: t('From $8 a month', 'Desde $8 al mes'),
      description: t(
        '<p>Films and series when you get around to them.</p>',
        '<p>Películas y series cuando te acomode.</p>',
      ),
      features: t(
        '<ul><li>Nothing starts without you</li><li>Leave any month</li></ul>',
        '<ul><li>Nada empieza sin ti</li><li>Te vas el mes que quieras</li></ul>',
      ),
      image: pictures.nightTrain,
      cta: goTo('tv-demand', 'Compare services', 'Comparar servicios', '/product/tv/choice', 'outline'),
    }),
    entry(card, 'tv-antenna', {
      variant: 'tvChoiceCard',
      title: t('Antenna', 'Antena'),
      price: t('$40, once', '$40, una vez'),
      description: t(
        '<p>Local stations, through the air, in HD.</p>',
        '<p>Canales locales, por el aire, en HD.</p>',
      ),
      features: t(
        '<ul><li>No internet needed</li><li>Pigeons</li></ul>',
        '<ul><li>Sin internet</li><li>Palomas</li></ul>',
      ),
      image: pictures.programWall,
    }),
  ],
});
