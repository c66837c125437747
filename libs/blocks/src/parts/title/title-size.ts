import type { HeadingSize } from '@skein/ui';
import type { ColoredText } from './title.content.ts';

/** Length in characters above which a large title would push other content off the screen. */
const LONG_TITLE_LENGTH = 64;

/** Returns the visual size of a title: the wished size, or one step smaller for a long title. */
export function titleSize(
  wished: HeadingSize,
  title: string | undefined,
  parts: readonly ColoredText[],
): HeadingSize {
  const words = parts.length > 0 ? parts.map(({ text }) => text).join(' ') : (title ?? '');
  return words.length > LONG_TITLE_LENGTH && wished < 4 ? ((wished + 1) as HeadingSize) : wished;
}
