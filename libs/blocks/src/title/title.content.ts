import { color, entryType, text, type PropsFrom } from '@skein/cms-client';

/** One part of a title in several colours. */
export const coloredText = entryType(
  'gfMultiColorTitle',
  {
    name: 'Coloured title part',
    description: 'A few words of a title in a colour of their own',
    displayField: 'gfText',
  },
  { text: text('gfText'), color: color('gfColor').optional() },
);
export type ColoredText = PropsFrom<typeof coloredText>;
