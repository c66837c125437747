import { color, entryType, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = { text: text('gfText'), color: color('gfColor').optional() } as const;

export interface ColoredText extends PropsOf<typeof fields> {}

/** One part of a title in several colors. */
export const coloredText: FieldsType<typeof fields, 'gfMultiColorTitle', ColoredText> = entryType(
  'gfMultiColorTitle',
  {
    name: 'Colored title part',
    description: 'A few words of a title in a color of their own',
  },
  fields,
);
