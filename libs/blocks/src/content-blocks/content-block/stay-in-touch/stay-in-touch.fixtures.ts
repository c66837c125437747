import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';
import { socialItem } from './stay-in-touch.content.ts';

const NETWORKS = {
  instagram: ['The crews on Instagram', 'Las cuadrillas en Instagram'],
  youtube: ['How-to films on YouTube', 'Videos prácticos en YouTube'],
  facebook: ['Your neighbors on Facebook', 'Tus vecinos en Facebook'],
  linkedin: ['Open roles on LinkedIn', 'Vacantes en LinkedIn'],
} as const;
const item = (icon: keyof typeof NETWORKS) =>
  entry(socialItem, `stay-${icon}`, {
    internalName: `Stay in touch: ${icon}`,
    name: t(NETWORKS[icon][0], NETWORKS[icon][1]),
    url: `https://${icon}.example/skeinfiber`,
    icon,
    analyticsId: `stay-in-touch-${icon}`,
  });
const all = (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map(item);

const words = {
  variant: 'stayInTouch',
  title: t('Keep hold of the thread', 'No sueltes el hilo'),
  description: t(
    '<p>Which street is next, what the crews found under it, and how to make the Wi-\u2060Fi reach the shed.</p>',
    '<p>Qué calle sigue, qué encontraron las cuadrillas debajo y cómo hacer que el wifi llegue al cobertizo.</p>',
  ),
  cta: goTo('blog', 'Read the blog', 'Leer el blog', '/blog', 'button'),
  items: all,
} as const;

export const stayInTouch = entry(contentBlock, 'block-stay-in-touch', words);
export const stayInTouchCentered = entry(contentBlock, 'block-stay-in-touch-centered', {
  ...words,
  textAlign: 'center',
  backgroundColor: 'teal-soft',
});
export const stayInTouchRight = entry(contentBlock, 'block-stay-in-touch-right', {
  ...words,
  textAlign: 'right',
  backgroundColor: 'ink',
});
export const stayInTouchPanel = entry(contentBlock, 'block-stay-in-touch-panel', {
  ...words,
  backgroundColor: 'violet',
  fullWidth: false,
  roundedBlock: true,
});
export const stayInTouchModule = entry(contentBlock, 'block-stay-in-touch-module', {
  ...words,
  isModule: true,
  moduleColor: 'mist',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'stay-part-one', { text: t('Keep hold of', 'No sueltes') }),
    entry(coloredText, 'stay-part-two', { text: t('the thread', 'el hilo'), color: 'teal' }),
  ],
});
export const stayInTouchLong = entry(contentBlock, 'block-stay-in-touch-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  verticalAlign: 'top',
  items: all.slice(0, 3),
});
/** The block with a title and a button, without networks. */
export const stayInTouchPlain = entry(contentBlock, 'block-stay-in-touch-plain', {
  variant: 'stayInTouch',
  title: words.title,
  cta: words.cta,
});
