import type { HeadingSize } from '@skein/ui';
import type { ColoredText } from './title.content.ts';

/** Above this length a title set large would push everything else off the screen. Characters. */
const LONG_TITLE_LENGTH = 64;

/** The size of a title on the screen: a step smaller than wished for when there is a lot of it. */
export function titleSize(
  wished: HeadingSize,
  title: string | undefined,
  parts: readonly ColoredText[],
): HeadingSize {
  const words = parts.length > 0 ? parts.map(({ text }) => text).join(' ') : (title ?? '');
  return words.length > LONG_TITLE_LENGTH && wished < 4 ? ((wished + 1) as HeadingSize) : wished;
}
