import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens, LanguageProvider } from '@skein/ui';
import { slotCards } from './slot-cards.ts';

/** Reads and draws the fixtures of this library, for its tests. */
export const { draw, fixtureProps, parseRaw } = fixtureParser({
  palette: colorTokens,
  sanitize: createServerSanitize(),
  slots: slotCards,
  wrap: LanguageProvider,
});
