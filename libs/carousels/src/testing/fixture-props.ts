import { createSanitize } from '@skein/cms-client';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { slotCards } from './slot-cards.ts';

/** Reads the fixtures of this library, for its tests. */
export const { fixtureProps } = fixtureParser({
  palette: colorTokens,
  sanitize: createSanitize(createDOMPurify(new JSDOM('').window)),
  types: slotCards.map(({ type }) => type),
});
