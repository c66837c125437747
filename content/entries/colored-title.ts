import { coloredText } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

type Part = readonly [english: string, spanish: string, color?: string];

/**
 * Returns the block fields for a title in several colors. The plain title has the same words, because it names
 * the entry in the CMS's lists.
 * @param id id of the block; the parts add their number to it
 * @param parts a part without a color has the text color of its background
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
