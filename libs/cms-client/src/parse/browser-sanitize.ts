import createDOMPurify from 'dompurify';
import { createSanitize, type Sanitize } from './sanitize.ts';

let sanitize: Sanitize | undefined;

/**
 * Returns the sanitizer for a browser, for HTML that no parser has read, such as a service's answer to a
 * visitor. A page that needs it fetches it along with the answer, so islands do not include it.
 */
export const browserSanitize = (): Sanitize => (sanitize ??= createSanitize(createDOMPurify(window)));
