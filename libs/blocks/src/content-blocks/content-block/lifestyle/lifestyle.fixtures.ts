import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'lifestyle',
  title: t('Three generations, one table', 'Tres generaciones, una mesa'),
  description: t(
    '<p>Homework, a recipe and a call to Lagos at the same time. Nobody asks who is using the internet, because everybody is.</p>',
    '<p>La tarea, una receta y una llamada a Lagos al mismo tiempo. Nadie pregunta quién está usando el internet, porque son todos.</p>',
  ),
  image: pictures.kitchenTable,
  imageColor: '#fad492',
  caption: t(
    'Sunday, 5:40 PM. Eleven devices, no complaints.',
    'Domingo, 5:40 p. m. Once dispositivos, ninguna queja.',
  ),
  captionColor: 'teal',
  cta: goTo('lifestyle', 'See the plans', 'Ver los planes', '/plans'),
} as const;

export const lifestyle = entry(contentBlock, 'block-lifestyle', words);
export const lifestyleRight = entry(contentBlock, 'block-lifestyle-right', {
  ...words,
  imageSide: 'right',
  backgroundColor: 'ink',
  image: pictures.porch,
  imageColor: 'violet',
  captionColor: 'violet',
});
export const lifestylePanel = entry(contentBlock, 'block-lifestyle-panel', {
  ...words,
  backgroundColor: 'coral-soft',
  imageColor: 'coral',
  fullWidth: false,
  roundedBlock: true,
  verticalAlign: 'bottom',
});
export const lifestyleModule = entry(contentBlock, 'block-lifestyle-module', {
  ...words,
  isModule: true,
  moduleColor: 'amber-soft',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'life-part-one', { text: t('Three generations,', 'Tres generaciones,') }),
    entry(coloredText, 'life-part-two', { text: t('one table', 'una mesa'), color: 'teal' }),
  ],
});
/** The block with the longest caption, in a color that is unreadable on white. */
export const lifestyleLong = entry(contentBlock, 'block-lifestyle-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  roundedImage: false,
  captionColor: 'amber',
  caption: t(
    'Sunday, 5:40 PM. Eleven devices, three video calls, a download that nobody will admit to, one grandmother who says that it was never like this before, and no complaints.',
    'Domingo, 5:40 p. m. Once dispositivos, tres videollamadas, una descarga que nadie reconoce, una abuela que dice que antes nunca era así, y ninguna queja.',
  ),
});
export const lifestylePlain = entry(contentBlock, 'block-lifestyle-plain', {
  variant: 'lifestyle',
  title: words.title,
  image: pictures.livingRoom,
});
