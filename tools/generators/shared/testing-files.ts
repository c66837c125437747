import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { join } from 'node:path';

/** Adds the files that all stories and tests of a library share. Existing files stay. */
export const addTestingFiles = (tree: Tree, library: string): void =>
  generateFiles(
    tree,
    join(import.meta.dirname, 'files'),
    `libs/${library}/src/testing`,
    {},
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
