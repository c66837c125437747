import { entry, t } from '@skein/cms-client';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { textItem } from '../items/text-item.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-rounded-numbers', {
  variant: 'roundedNumbers',
  title: t('From a link to a line', 'De un clic a una línea'),
  items: [
    entry(textItem, 'step-address', {
      variant: 'roundedNumberItem',
      title: t('Tell us where', 'Dinos dónde'),
      description: t('<p>An address is all we need to know.</p>', '<p>Nos basta con la dirección.</p>'),
    }),
    entry(textItem, 'step-day', {
      variant: 'roundedNumberItem',
      title: t('Pick a day', 'Elige un día'),
      description: t('<p>Saturdays go first.</p>', '<p>Los sábados se acaban primero.</p>'),
    }),
    entry(textItem, 'step-drill', {
      variant: 'roundedNumberItem',
      title: t('We drill once', 'Un solo agujero'),
      description: t('<p>And sweep up after it.</p>', '<p>Y luego barremos.</p>'),
    }),
    entry(textItem, 'step-plug', {
      variant: 'roundedNumberItem',
      number: '∞',
      title: t('You plug in', 'Conectas'),
      description: t(
        '<p>That is it, for as long as you like.</p>',
        '<p>Eso es todo, por el tiempo que quieras.</p>',
      ),
    }),
  ],
});
