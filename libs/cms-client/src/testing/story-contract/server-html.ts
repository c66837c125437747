import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Returns the HTML that a server sends. Meanwhile errors have no stack, because React creates an error for
 * each element, and the stacks would take nine tenths of the time in a browser.
 */
export function serverHtml(element: ReactNode): string {
  const { stackTraceLimit } = Error;
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} });
  try {
    return renderToString(element);
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { writable: true, value: stackTraceLimit });
  }
}
