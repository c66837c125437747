import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Makes stories of this library's blocks out of their fixtures. */
export const story = fixtureStories({ palette: colorTokens });
