import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'reliability',
  title: t('Dull in the best way', 'Aburrida, en el mejor sentido'),
  subtitle: t(
    'It was there last night, and it will be there tomorrow.',
    'Estuvo ahí anoche y estará ahí mañana.',
  ),
  description: t(
    '<p>Glass does not rust, and rain does not slow light down. When a street does lose its line, we see it before you do and somebody is already in the van.</p>',
    '<p>El vidrio no se oxida y la lluvia no frena la luz. Y si una calle pierde su línea, lo vemos antes que tú y alguien ya va en camino.</p>',
  ),
  image: pictures.routerNight,
  backgroundImage: pictures.networkMapDark,
  cta: goTo('reliability', 'Check for outages', 'Ver si hay cortes', '/support/network-status', 'button'),
} as const;

export const reliability = entry(contentBlock, 'block-reliability', words);
/** The block with a light background picture, on a light background. */
export const reliabilityLeft = entry(contentBlock, 'block-reliability-left', {
  ...words,
  imageSide: 'left',
  backgroundColor: 'teal-soft',
  image: pictures.installer,
  backgroundImage: pictures.weaveTeal,
});
export const reliabilityPanel = entry(contentBlock, 'block-reliability-panel', {
  ...words,
  backgroundColor: 'violet',
  imageColor: 'violet-soft',
  fullWidth: false,
  roundedBlock: true,
  image: pictures.apartmentBlock,
});
export const reliabilityModule = entry(contentBlock, 'block-reliability-module', {
  ...words,
  isModule: true,
  moduleColor: 'mist',
  image: pictures.router,
  backgroundImage: pictures.networkMap,
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'dull-part-one', { text: t('Dull', 'Aburrida,'), color: 'teal' }),
    entry(coloredText, 'dull-part-two', { text: t('in the best way', 'en el mejor sentido') }),
  ],
});
/**
 * The block with the brightest background picture and the longest text, which stays on the plain background.
 */
export const reliabilityLong = entry(contentBlock, 'block-reliability-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  backgroundImage: pictures.networkMap,
  roundedImage: false,
});
export const reliabilityPlain = entry(contentBlock, 'block-reliability-plain', {
  variant: 'reliability',
  title: words.title,
  image: pictures.routerNight,
});
