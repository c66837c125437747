import { entry, t, type AuthoredAsset } from '@skein/cms-client';
import { scenes } from '../testing/scenes.fixtures.ts';
import { tvDemoScreen } from './tv-demo-screen.content.ts';
import { tvDemoScroll } from './tv-demo-scroll.block.ts';

const screen = (id: string, en: string, es: string, image: AuthoredAsset, more = {}) =>
  entry(tvDemoScreen, `tv-demo-${id}`, { title: t(en, es), image, ...more });

const match = screen('match', 'The match', 'El partido', scenes.couchMatch, {
  note: t(
    'Live, in 4K, thirty seconds before the neighbors cheer',
    'En vivo, en 4K, antes de que grite el vecino',
  ),
});
const train = screen('train', 'The film', 'La película', scenes.nightTrain, {
  note: t('From whichever service has it this month', 'Del servicio que la tenga este mes'),
});
const wall = screen('wall', 'Everything else', 'Todo lo demás', scenes.programWall);

export const tvDemoScrollBasic = entry(tvDemoScroll, 'tv-demo-scroll', {
  title: t('Whatever is on, it is on.', 'Den lo que den, se ve.'),
  description: t(
    '<p>The line carries the match, the film and the cartoons at once.</p>',
    '<p>La línea lleva el partido, la película y los dibujos a la vez.</p>',
  ),
  screens: [match, train, wall],
});
export const tvDemoScrollViolet = entry(tvDemoScroll, 'tv-demo-scroll-violet', {
  title: t('Two evenings, one line', 'Dos noches, una línea'),
  screens: [train, wall],
  theme: 'violet',
});
export const tvDemoScrollOne = entry(tvDemoScroll, 'tv-demo-scroll-one', {
  title: t('Only the match', 'Solo el partido'),
  screens: [match],
  theme: 'paper',
});
export const tvDemoScrollNone = entry(tvDemoScroll, 'tv-demo-scroll-none', {
  title: t('Nothing on', 'No dan nada'),
});
/** The longest texts that editors would paste, and more screens than the block shows. */
export const tvDemoScrollLong = entry(tvDemoScroll, 'tv-demo-scroll-long', {
  title: t(
    'Everything that comes through one strand of glass on an ordinary evening in an ordinary house',
    'Todo lo que pasa por un solo hilo de vidrio en una noche cualquiera en una casa cualquiera',
  ),
  screens: Array.from({ length: 8 }, (_, index) =>
    screen(
      `long-${index}`,
      'A program whose title hardly fits on a phone, part two',
      'Un programa cuyo título apenas cabe en un teléfono, parte 2',
      scenes.couchMatch,
      {
        note: t(
          'And a note beside it that goes on for as long as the field lets it, because somebody always tries',
          'Y al lado una nota que sigue hasta donde el campo la deja, porque siempre hay quien lo intenta',
        ),
      },
    ),
  ),
});
