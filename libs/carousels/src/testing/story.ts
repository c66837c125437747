import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import { slotCards } from './slot-cards.ts';

/** Makes stories of this library's blocks from their fixtures. */
export const story = fixtureStories({ palette: colorTokens, slots: slotCards });
