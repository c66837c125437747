import { browserSanitize } from '@skein/cms-client/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Reads the fixtures of this library, for its tests and stories. */
export const { fixtureProps } = fixtureParser({ palette: colorTokens, sanitize: browserSanitize() });
