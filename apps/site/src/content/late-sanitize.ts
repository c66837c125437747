import { createSanitize, type SafeHtml, type Sanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import type * as jsdom from 'jsdom';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The sanitiser on the server, made when the first text needs it: jsdom takes long to load, and much memory. */
export function lateSanitize(): Sanitize {
  let sanitize: Sanitize | undefined;
  function made(): Sanitize {
    const { JSDOM } = require('jsdom') as typeof jsdom;
    return createSanitize(createDOMPurify(new JSDOM('').window));
  }
  return (html, ...how) => (/[<&]/.test(html) ? (sanitize ??= made())(html, ...how) : (html as SafeHtml));
}
