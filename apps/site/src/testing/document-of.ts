import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** Parses a page that a test only reads. Without a window, that is faster. */
export const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
