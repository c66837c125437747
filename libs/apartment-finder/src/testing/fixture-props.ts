import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Parses the fixtures of this library, for tests. */
export const { fixtureProps } = fixtureParser({ palette: colorTokens, sanitize: createServerSanitize() });
