import { browserSanitize } from '@skein/cms-client/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Parses the fixtures of this library, for tests and stories. */
export const { fixtureProps } = fixtureParser({ palette: colorTokens, sanitize: browserSanitize() });
