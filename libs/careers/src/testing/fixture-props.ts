import { createSanitize } from '@skein/cms-client';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/** Reads the fixtures of this library, for its tests. */
export const { fixtureProps } = fixtureParser({
  palette: colorTokens,
  sanitize: createSanitize(createDOMPurify(new JSDOM('').window)),
});
