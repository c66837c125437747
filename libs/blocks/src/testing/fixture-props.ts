import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import { InLanguage } from './in-language.tsx';
import { slotBlocks } from './slot-blocks.ts';

/** Reads and draws the fixtures of this library, for its tests. */
export const { draw, fixtureProps, parseRaw } = fixtureParser({
  palette: colorTokens,
  sanitize: createServerSanitize(),
  slots: slotBlocks,
  wrap: InLanguage,
});
