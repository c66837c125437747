import type { AnyEntryType } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { contentTypes } from '../entries.ts';
import { checkExport } from './check-export.ts';
import { FOUND_IN_PASTED, pastedTexts } from './testing/pasted-texts.ts';

it('tells with entry and field what of a text is not shown as it was written', () => {
  const found = checkExport(pastedTexts(), contentTypes as readonly AnyEntryType[]);
  const lines = found.map(({ entryId, field, reason }) => `${entryId}  ${field}  ${reason}`);
  expect(lines).toEqual(expect.arrayContaining(FOUND_IN_PASTED));
});
