import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-accolades', {
  variant: 'accolades',
  title: t('Other people’s words', 'Palabras de otros'),
  items: [
    entry(card, 'accolade-first', {
      variant: 'accoladeCard',
      value: '1st',
      title: t('Least time on hold', 'Menos tiempo en espera'),
      description: t(
        '<p>Nine seconds, over a thousand calls.</p>',
        '<p>Nueve segundos, en mil llamadas.</p>',
      ),
      source: t('Texas Consumer Almanac, 2026', 'Texas Consumer Almanac, 2026'),
    }),
    entry(card, 'accolade-score', {
      variant: 'accoladeCard',
      value: '4.8',
      title: t('Of five, from 3,100 households', 'De cinco, según 3,100 hogares'),
      source: t('Porch & Post survey', 'Encuesta de Porch & Post'),
    }),
    entry(card, 'accolade-year', {
      variant: 'accoladeCard',
      value: '2026',
      title: t('Cleanest street works', 'Obras más limpias'),
      description: t(
        '<p>“They swept before I could complain.”</p>',
        '<p>“Barrieron antes de que me quejara”.</p>',
      ),
      source: t('City of Chandler', 'Ciudad de Chandler'),
    }),
    entry(card, 'accolade-seal', {
      variant: 'accoladeCard',
      title: t('A seal of its own', 'Un sello propio'),
      image: pictures.portrait9,
      source: t('Guild of Splicers', 'Gremio de empalmadores'),
    }),
  ],
});
