import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { AnyEntryType } from '@skein/cms-client';
import { checkExport } from './check/check-export.ts';
import { contentTypes } from './entries.ts';

const types = contentTypes as readonly AnyEntryType[];

const file = process.argv[2] ?? join(import.meta.dirname, 'generated', 'export.json');
try {
  const formOrigins = (process.env['FORM_ORIGINS'] ?? '')
    .split(',')
    .flatMap((one) => (URL.canParse(one.trim()) ? [new URL(one.trim()).origin] : []));
  const problems = checkExport(JSON.parse(readFileSync(file, 'utf8')), types, dirname(file), formOrigins);
  for (const { entryId, field, reason } of problems) console.log(`${entryId}  ${field}  ${reason}`);
  console.log(problems.length === 0 ? `${file}: nothing to mend` : `${file}: ${problems.length} to mend`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  const reason = v.isValiError(error)
    ? `is not a content export (${error.message})`
    : error instanceof Error
      ? error.message
      : 'cannot be read';
  console.error(`${file}: ${reason}`);
  process.exitCode = 1;
}
