import { expect } from 'vitest';

/**
 * Returns the path of a library's file. In most terminals, a click on the path opens the file.
 * @param file path relative to the folder of the running test
 */
export const atFile = (file: string): string =>
  new URL(file, `file://${expect.getState().testPath ?? '/'}`).pathname;
