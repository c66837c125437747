import type { AnyEntryType } from '@skein/cms-client';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { readExportFile } from './export-file.ts';
import { checkExport } from './check-export.ts';

/** The output and the exit code of a check. */
export interface Verdict {
  readonly lines: readonly string[];
  /** The reason why the file could not be checked. */
  readonly failure?: string;
  readonly exitCode: 0 | 1;
}

const originsOf = (setting: string): string[] =>
  setting.split(',').flatMap((one) => (URL.canParse(one.trim()) ? [new URL(one.trim()).origin] : []));

function reasonOf(error: unknown): string {
  if (v.isValiError(error)) return `is not a content export (${error.message})`;
  return error instanceof Error ? error.message : 'cannot be read';
}

/**
 * Checks a content export on disk. Never throws.
 * @param formOrigins in the format of the setting `FORM_ORIGINS`
 */
export function checkFile(file: string, contentTypes: readonly AnyEntryType[], formOrigins = ''): Verdict {
  try {
    const problems = checkExport(readExportFile(file), contentTypes, dirname(file), originsOf(formOrigins));
    const found = problems.map(({ entryId, field, reason }) => `${entryId}  ${field}  ${reason}`);
    return found.length === 0
      ? { lines: [`${file}: nothing to mend`], exitCode: 0 }
      : { lines: [...found, `${file}: ${found.length} to mend`], exitCode: 1 };
  } catch (error) {
    return { lines: [], failure: `${file}: ${reasonOf(error)}`, exitCode: 1 };
  }
}
