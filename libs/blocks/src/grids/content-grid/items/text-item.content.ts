import { choice, color, html, text, variant, variantType } from '@skein/cms-client';
import { iconNames } from '@skein/ui/tokens';
import { itemDefaults } from './item.defaults.ts';

/** A piece of advice about Wi-Fi. */
export const wifiTextItem = variant({
  word: 'wifi',
  label: 'Wi-Fi text',
  fields: { title: text('gfTitle'), description: html('gfDescription') },
});

/** A text with a line at its side. */
export const borderedTextItem = variant({
  word: 'bordered',
  label: 'Bordered text',
  fields: {
    title: text('gfTitle').optional(),
    description: html('gfDescription'),
    color: color('gfBorderColor').optional().help('Of the line; left empty, the lines take turns'),
  },
});

/** A step with its number. */
export const roundedNumberItem = variant({
  word: 'rounded-number',
  label: 'Rounded number',
  fields: {
    number: text('gfNumber', 4).optional().help('Left empty, the place in the row'),
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
  },
});

/** A text with an icon. */
export const iconTextItem = variant({
  word: 'icon',
  label: 'Icon text',
  fields: {
    icon: choice('gfIcon', iconNames).default(itemDefaults.textIcon),
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
  },
});

/** A short text of a grid. */
export const textItem = variantType(
  'gfTextItem',
  {
    name: 'Text item',
    description: 'A short text in a grid section; the kind of the first text decides how the grid looks',
    use: 'Points, steps and notes, side by side, in a content grid.',
    avoid: 'Running text: take a text block.',
    displayField: 'gfTitle',
  },
  'gfTextType',
  {},
  { wifiTextItem, borderedTextItem, roundedNumberItem, iconTextItem },
);
