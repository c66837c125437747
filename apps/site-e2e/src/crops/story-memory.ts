import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryUnder, type PageMemory } from '../page-memory.ts';

/** Where the command that runs these journeys has written what each file of stories can see, as a digest. */
const file = process.env['STORY_DIGESTS'];
const digests = (file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))) as Readonly<
  Record<string, string>
>;

/**
 * Remembers whether a story has passed with all that it can see.
 * @param importPath  its file, from the folder of the catalogue
 */
export const storyMemory = (id: string, importPath: string): PageMemory =>
  memoryUnder(['crops of story', id], digests[join('apps/storybook', importPath)]);
