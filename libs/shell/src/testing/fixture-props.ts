import { browserSanitize } from '@skein/cms-client/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

export const { fixtureProps } = fixtureParser({ palette: colorTokens, sanitize: browserSanitize() });
