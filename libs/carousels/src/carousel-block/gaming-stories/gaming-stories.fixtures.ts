import { entry, t } from '@skein/cms-client';
import { scenes } from '../../testing/scenes.fixtures.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { gamingStory } from './gaming-story.content.ts';

const variant = 'gamingStories';
const title = t('Four chairs, four games', 'Cuatro sillas, cuatro partidas');

const racer = entry(gamingStory, 'story-racer', {
  title: t('The last corner', 'La última curva'),
  description: t(
    '<p>Forty milliseconds used to decide it. Now the one who brakes later does.</p>',
    '<p>Antes lo decidían cuarenta milisegundos. Ahora gana quien frena más tarde.</p>',
  ),
  image: scenes.threadRacer,
  player: t('Ines, Kansas City', 'Inés, Kansas City'),
});
const grandmother = entry(gamingStory, 'story-grandmother', {
  title: t('She still has not lost', 'Y sigue sin perder'),
  description: t(
    '<p>He blamed the controller, then the sofa. <a href="/support">The line was never asked</a>.</p>',
    '<p>Le echó la culpa al control y después al sofá. <a href="/support">Nadie preguntó por la línea</a>.</p>',
  ),
  image: scenes.couchMatch,
  player: t('Ruth, 71, and her grandson', 'Ruth, 71 años, y su nieto'),
});
const desk = entry(gamingStory, 'story-desk', {
  title: t('Half a cookie left', 'Queda media galleta'),
  description: t(
    '<p>The download was over before the break was.</p>',
    '<p>La descarga terminó antes que el descanso.</p>',
  ),
  image: scenes.controller,
});

export const gamingStoriesBasic = entry(carouselBlock, 'gaming-stories', {
  variant,
  title,
  description: t('<p>What they told us, one at a time.</p>', '<p>Lo que nos contaron, de a uno.</p>'),
  items: [racer, grandmother, desk],
  analyticsId: 'gaming-stories',
});
export const gamingStoriesTwoOnInk = entry(carouselBlock, 'gaming-stories-two', {
  variant,
  items: [grandmother, desk],
  backgroundColor: 'ink',
});
export const gamingStoriesOne = entry(carouselBlock, 'gaming-stories-one', {
  variant,
  title,
  items: [racer],
});
export const gamingStoriesNone = entry(carouselBlock, 'gaming-stories-none', { variant, title });
/**
 * A carousel with one story that is higher than a window, and one story without a picture. The page shows both stories
 * one below the other, and does not pin any story while the visitor scrolls.
 */
export const gamingStoriesLong = entry(carouselBlock, 'gaming-stories-long', {
  variant,
  title,
  items: [
    entry(gamingStory, 'story-long', {
      title: t(
        'The night the whole floor played and nobody upstairs noticed a thing',
        'La noche en que jugó todo el piso y nadie arriba se enteró de nada',
      ),
      description: t(
        `<p>${'They began at nine, and at ten the film upstairs was still in 4K. '.repeat(70)}</p>`,
        `<p>${'Empezaron a las nueve, y a las diez la película de arriba seguía en 4K. '.repeat(65)}</p>`,
      ),
      image: scenes.couchMatch,
    }),
    entry(gamingStory, 'story-faceless', { title: t('Nobody took a picture', 'Nadie tomó una foto') }),
  ],
});
export const gamingStoriesMany = entry(carouselBlock, 'gaming-stories-many', {
  variant,
  title,
  items: Array.from({ length: 200 }, (_, index) =>
    entry(gamingStory, `story-${index}`, { title: t(`Round ${index + 1}`, `Ronda ${index + 1}`) }),
  ),
});
