import { coloredText } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

type Part = readonly [english: string, spanish: string, color?: string];

/**
 * A title in several colors, as the fields of a block. The plain title says the same words: it names the entry in the
 * CMS's lists.
 * @param id of the block; the parts number themselves after it
 * @param parts a part without a color takes the text color of its ground
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
