import { createLateSanitize, type Sanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import type * as jsdom from 'jsdom';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The sanitizer on the server, made when the first text needs it: jsdom takes long to load, and much memory. */
export const lateSanitize = (): Sanitize =>
  createLateSanitize(() => createDOMPurify(new (require('jsdom') as typeof jsdom).JSDOM('').window));
