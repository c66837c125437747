import { createLateSanitize, type Sanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import type * as jsdom from 'jsdom';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Returns the server's sanitizer. It loads jsdom, which is large and slow to load, only when it gets the first text.
 */
export const lateSanitize = (): Sanitize =>
  createLateSanitize(() => createDOMPurify(new (require('jsdom') as typeof jsdom).JSDOM('').window));
