import { fixtureStories } from '@skein/cms-client/testing';
import { colorTokens } from '@skein/ui';
import { TextBlock } from '../text-block/text-block.tsx';
import { textBlock } from '../text-block/text-block.content.ts';

/** Makes stories of this library's blocks out of their fixtures. */
export const story = fixtureStories({ palette: colorTokens, slots: [{ type: textBlock as never, component: TextBlock as never }] });
