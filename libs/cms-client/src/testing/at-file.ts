import { expect } from 'vitest';

/**
 * Returns the path of a library's file, for a terminal to open.
 * @param file relative to the folder of the running test
 */
export const atFile = (file: string): string =>
  new URL(file, `file://${expect.getState().testPath ?? '/'}`).pathname;
