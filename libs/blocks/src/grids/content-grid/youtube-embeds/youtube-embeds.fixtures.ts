import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { video } from '../../../parts/video/video.block.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-youtube', {
  variant: 'youtubeEmbeds',
  title: t('From our channel', 'De nuestro canal'),
  description: t(
    '<p>Nothing is loaded from YouTube before you press play.</p>',
    '<p>No se carga nada de YouTube antes de que pulses reproducir.</p>',
  ),
  items: [
    entry(video, 'youtube-porch', {
      source: 'embedded',
      link: 'https://youtu.be/skein000003',
      poster: pictures.porch,
      title: t('The last house on the block', 'La última casa de la cuadra'),
      description: t('Two neighbors on porch steps', 'Dos vecinos en los escalones del porche'),
    }),
    entry(video, 'youtube-desk', {
      source: 'embedded',
      link: 'https://youtu.be/skein000004',
      poster: pictures.supportDesk,
      title: t('A night on the phones', 'Una noche al teléfono'),
      description: t('A support agent at her desk', 'Una agente en su escritorio'),
    }),
  ],
});
