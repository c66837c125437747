import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'textWithMapNote',
  title: t('Come and try it, before you buy it', 'Ven a probarla antes de contratarla'),
  description: t(
    '<p>Our Fiber Space on South Congress has a sofa, a desk and a line as fast as the one you would get. Bring the laptop that gives you trouble.</p>',
    '<p>Nuestro Fiber Space de South Congress tiene un sofá, un escritorio y una línea tan rápida como la que tendrías en casa. Trae la laptop que te da problemas.</p>',
  ),
  image: pictures.porch,
  mapImage: pictures.networkMapAmber,
  mapNote: t('1180 South Congress, two blocks from the river', '1180 South Congress, a dos cuadras del río'),
  cta: goTo('map-note', 'See opening hours', 'Ver horarios', '/cities/austin/fiberspace', 'button'),
} as const;

export const mapNote = entry(contentBlock, 'block-map-note', words);
export const mapNoteLeft = entry(contentBlock, 'block-map-note-left', {
  ...words,
  imageSide: 'left',
  backgroundColor: 'ink',
  imageColor: 'teal',
  image: pictures.apartmentBlock,
});
export const mapNotePanel = entry(contentBlock, 'block-map-note-panel', {
  ...words,
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
  verticalAlign: 'top',
});
export const mapNoteModule = entry(contentBlock, 'block-map-note-module', {
  ...words,
  isModule: true,
  moduleColor: 'teal-soft',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'map-part-one', { text: t('Come and try it,', 'Ven a probarla'), color: 'teal' }),
    entry(coloredText, 'map-part-two', { text: t('before you buy it', 'antes de contratarla') }),
  ],
});
export const mapNoteLong = entry(contentBlock, 'block-map-note-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  roundedImage: false,
  mapNote: t(
    '1180 South Congress Avenue, ground floor, beside the bookshop with the green door; the number 10 and 20 buses stop right outside',
    'Avenida South Congress 1180, planta baja, junto a la librería de la puerta verde; los autobuses 10 y 20 paran justo delante',
  ),
});
/** The block without a map. A drawn pin precedes the note. */
export const mapNotePlain = entry(contentBlock, 'block-map-note-plain', {
  variant: 'textWithMapNote',
  title: words.title,
  image: pictures.installer,
  mapNote: t('Now digging on East 6th', 'Ahora excavamos en East 6th'),
});
