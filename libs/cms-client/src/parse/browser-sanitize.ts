import createDOMPurify from 'dompurify';
import { createSanitize, type Sanitize } from './sanitize.ts';

let sanitize: Sanitize | undefined;

/**
 * The sanitizer in a browser, for HTML that no parser has seen: what a service answers while somebody looks on. A page that
 * needs it fetches it with the answer; it is no part of an island.
 */
export const browserSanitize = (): Sanitize => (sanitize ??= createSanitize(createDOMPurify(window)));
