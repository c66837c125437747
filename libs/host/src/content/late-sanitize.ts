import { createLateSanitize, type Sanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import type * as jsdom from 'jsdom';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Returns the server's sanitizer, which is made when the first text needs it, because jsdom loads slowly and
 * takes much memory.
 */
export const lateSanitize = (): Sanitize =>
  createLateSanitize(() => createDOMPurify(new (require('jsdom') as typeof jsdom).JSDOM('').window));
