import { expect } from 'vitest';

/** A file of the library, as a terminal opens it. @param file from the folder of the test that runs */
export const atFile = (file: string): string =>
  new URL(file, `file://${expect.getState().testPath ?? '/'}`).pathname;
