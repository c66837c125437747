import type { Problem } from '@skein/cms-client';
import type { DeliveredContent } from './delivered.ts';

/** Matches the texts that a generator writes for the author to replace. */
const PLACEHOLDER =
  /: (?:what it says comes here|the title comes here|what the page is about comes here\.)$|: aquí va (?:lo que dice|el título|de qué trata la página\.)$/;

/** Returns a problem for each text that a generator wrote and nobody has replaced. */
export const placeholders = ({ entries }: Pick<DeliveredContent, 'entries'>): Problem[] =>
  entries.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values)
        .filter(([, value]) => typeof value === 'string' && PLACEHOLDER.test(value.trim()))
        .map(([locale]) => ({ entryId: id, field, reason: `is still the text of a generator [${locale}]` })),
    ),
  );
