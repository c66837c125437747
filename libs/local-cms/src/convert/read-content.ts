import type { ContentExport, ContentProblem } from '../model/content.types.ts';
import { readExport } from '../export/read-export.ts';

/** The unchanged content of an export file or of a folder of content. */
export interface WrittenContent {
  readonly content: ContentExport;
  /** Base folder for the relative file paths in the content. */
  readonly folder: string;
  /** Files of the folder that are not JSON, with the line of the fault. */
  readonly problems: readonly ContentProblem[];
}

/**
 * Reads an export file or a folder of content.
 * @throws ContentExportError that names the path and the problem
 */
export function readContent(source: string): WrittenContent {
  const { content, folder = '.', files } = readExport(source);
  return { content, folder, problems: files?.first.problems ?? [] };
}
