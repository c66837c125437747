import { readFileSync } from 'node:fs';

/**
 * Reads a content export from disk, with or without the byte order mark that some editors add.
 * @throws the errors of the file system and of `JSON.parse`
 */
export const readExportFile = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
