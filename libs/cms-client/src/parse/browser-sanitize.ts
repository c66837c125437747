import createDOMPurify from 'dompurify';
import { createSanitize, type Sanitize } from './sanitize.ts';

let sanitize: Sanitize | undefined;

/**
 * Returns the sanitizer for HTML that a browser receives from a service. Content from the CMS is already clean.
 * A page loads this module only if it shows such HTML.
 */
export const browserSanitize = (): Sanitize => (sanitize ??= createSanitize(createDOMPurify(window)));
