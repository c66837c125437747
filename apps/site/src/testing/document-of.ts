import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** A page that is only read: it needs no window of its own, which takes longer than to draw it. */
export const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
