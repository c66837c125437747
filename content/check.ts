import { join } from 'node:path';
import type { AnyEntryType } from '@skein/cms-client';
import { checkFile } from './check/check-file.ts';
import { contentTypes } from './entries.ts';

const file = process.argv[2] ?? join(import.meta.dirname, 'generated', 'export.json');
const { lines, failure, exitCode } = checkFile(
  file,
  contentTypes as readonly AnyEntryType[],
  process.env['FORM_ORIGINS'],
);
for (const line of lines) console.log(line);
if (failure !== undefined) console.error(failure);
process.exitCode = exitCode;
