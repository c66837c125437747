import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { join } from 'node:path';

/** What stories and tests of a library share; a library that has its own keeps it. */
export const addTestingFiles = (tree: Tree, library: string): void =>
  generateFiles(
    tree,
    join(import.meta.dirname, 'files'),
    `libs/${library}/src/testing`,
    {},
    { overwriteStrategy: OverwriteStrategy.KeepExisting },
  );
