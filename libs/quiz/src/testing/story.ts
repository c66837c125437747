import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

export const story = fixtureStories({ palette: colorTokens });
