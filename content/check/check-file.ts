import type { AnyEntryType } from '@skein/cms-client';
import { readContent } from '@skein/local-cms';
import * as v from 'valibot';
import { checkExport } from './check-export.ts';

/** The result of a check: output and exit code. */
export interface Verdict {
  readonly lines: readonly string[];
  /** Reason why the check could not run. */
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
 * Checks a content export on disk, or a folder of content. Never throws.
 * @param formOrigins in the format of the setting `FORM_ORIGINS`
 */
export function checkFile(file: string, contentTypes: readonly AnyEntryType[], formOrigins = ''): Verdict {
  try {
    const { content, folder, problems: unread } = readContent(file);
    const problems = checkExport(content, contentTypes, folder, originsOf(formOrigins));
    const found = [
      ...unread.map(({ item, reason }) => `${item}  *  ${reason}`),
      ...problems.map(({ entryId, field, reason }) => `${entryId}  ${field}  ${reason}`),
    ];
    return found.length === 0
      ? { lines: [`${file}: nothing to mend`], exitCode: 0 }
      : { lines: [...found, `${file}: ${found.length} to mend`], exitCode: 1 };
  } catch (error) {
    return { lines: [], failure: `${file}: ${reasonOf(error)}`, exitCode: 1 };
  }
}
