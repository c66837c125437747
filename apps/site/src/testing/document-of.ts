import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** Parses a page without creating a window. This is fast, and enough for tests that only read the page. */
export const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
