import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import { slotCards } from './slot-cards.ts';

/** Reads the fixtures of this library, for its tests. */
export const { fixtureProps } = fixtureParser({
  palette: colorTokens,
  sanitize: createServerSanitize(),
  types: slotCards.map(({ type }) => type),
});
