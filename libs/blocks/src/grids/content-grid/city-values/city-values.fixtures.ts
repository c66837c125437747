import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-city-values', {
  variant: 'cityValues',
  title: t('Austin in four figures', 'Austin en cuatro cifras'),
  items: [
    entry(card, 'value-miles', {
      variant: 'cityValueCard',
      value: '1,140',
      title: t('miles of line', 'millas de línea'),
      description: t(
        '<p>Enough to reach Chicago, if it were straight.</p>',
        '<p>Llegaría a Chicago, si fuera recta.</p>',
      ),
    }),
    entry(card, 'value-people', {
      variant: 'cityValueCard',
      value: '212',
      title: t('people on the payroll', 'personas en la nómina'),
    }),
    entry(card, 'value-answer', {
      variant: 'cityValueCard',
      value: '48 s',
      title: t('until somebody picks up', 'hasta que alguien contesta'),
    }),
    entry(card, 'value-suppers', {
      variant: 'cityValueCard',
      value: '41',
      title: t('suppers in the street', 'cenas en la calle'),
      color: 'ink',
    }),
  ],
});
