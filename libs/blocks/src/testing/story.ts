import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import { slotBlocks } from './slot-blocks.ts';

/** Makes stories of this library's blocks from their fixtures. */
export const story = fixtureStories({ palette: colorTokens, slots: slotBlocks });
