import { readFileSync } from 'node:fs';

/**
 * What a content export on disk holds, with or without the mark that some editors begin a file with.
 * @throws what the file system and `JSON.parse` throw
 */
export const readExportFile = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
