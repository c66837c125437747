import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { createSanitize, type Sanitize } from '../parse/sanitize.ts';

/** The sanitiser on the server: DOMPurify over jsdom, the pair that its authors test. Keep one per process. */
export function createServerSanitize(): Sanitize {
  const { window } = new JSDOM('');
  return createSanitize(createDOMPurify(window));
}
