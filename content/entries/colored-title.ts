import { coloredText } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

type Part = readonly [english: string, spanish: string, color?: string];

/**
 * Returns the fields of a block whose title has several colors. The field `title` contains the same words
 * without colors, because the CMS shows this field in lists.
 * @param id id of the block; the id of a part is this id, `-title-` and a number
 * @param parts parts of the title; a part without a color has the color of other text
 */
export function coloredTitle(id: string, parts: readonly Part[]) {
  return {
    title: t(parts.map(([english]) => english).join(' '), parts.map(([, spanish]) => spanish).join(' ')),
    multiColorTitle: true,
    titleParts: parts.map(([english, spanish, color], index) =>
      entry(coloredText, `${id}-title-${index + 1}`, { text: t(english, spanish), color }),
    ),
  };
}
