import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { speedNote } from '../../../text/text-block/text-block.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const seeHow = goTo('see-how', 'See how it works', 'Mira cómo funciona', '/product/internet', 'button');
const textWithImageWords = {
  variant: 'textWithImage',
  title: t('One thread, the whole house', 'Un hilo para toda la casa'),
  subtitle: t(
    'The same speed up as down, in every room.',
    'La misma velocidad de subida que de bajada, en cada cuarto.',
  ),
  description: t(
    '<p>A call in the kitchen, a game upstairs, a backup that nobody notices. We bring the fiber to a socket on your wall and leave a router that reaches the rest.</p>',
    '<p>Una llamada en la cocina, un juego arriba, un respaldo que nadie nota. Llevamos la fibra hasta una toma en tu pared y dejamos un router que llega a lo demás.</p>',
  ),
  image: pictures.livingRoom,
  cta: seeHow,
} as const;

export const textWithImage = entry(contentBlock, 'block-text-with-image', textWithImageWords);
export const textWithImageLeft = entry(contentBlock, 'block-text-with-image-left', {
  ...textWithImageWords,
  imageSide: 'left',
  image: pictures.router,
  roundedImage: false,
  verticalAlign: 'top',
});
export const textWithImagePanel = entry(contentBlock, 'block-text-with-image-panel', {
  ...textWithImageWords,
  backgroundColor: 'ink',
  fullWidth: false,
  roundedBlock: true,
  image: pictures.desk,
});
export const textWithImageColors = entry(contentBlock, 'block-text-with-image-colors', {
  ...textWithImageWords,
  backgroundColor: 'teal-soft',
  imageColor: '#ffffff',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'part-one', { text: t('One thread,', 'Un hilo'), color: 'teal' }),
    entry(coloredText, 'part-two', { text: t('the whole house', 'para toda la casa') }),
  ],
});
export const textWithImageModule = entry(contentBlock, 'block-text-with-image-module', {
  ...textWithImageWords,
  isModule: true,
  moduleColor: 'violet-soft',
});
export const textWithImageLong = entry(contentBlock, 'block-text-with-image-long', {
  ...textWithImageWords,
  title: longTitle,
  description: longDescription,
});
export const textWithImageUnreadable = entry(contentBlock, 'block-text-with-image-unreadable', {
  ...textWithImageWords,
  backgroundColor: 'ink',
  titleColor: '#1a2240',
  subtitleColor: 'ink',
});
/** The block with a call to action that opens an entry in a dialog. */
export const textWithImageModal = entry(contentBlock, 'block-text-with-image-modal', {
  ...textWithImageWords,
  image: pictures.supportDesk,
  cta: entry(callToAction, 'cta-block-note', {
    text: t('About these speeds', 'Sobre estas velocidades'),
    target: '/legal/terms',
    look: 'outline',
    modal: speedNote,
  }),
});
