import createDOMPurify from 'dompurify';
import { createSanitize, type Sanitize } from '../parse/sanitize.ts';
import { optionalPeer } from './optional-peer.ts';

const { JSDOM } = await optionalPeer('@skein/cms-client/server/sanitize', 'jsdom', () => import('jsdom'));

/**
 * Creates the sanitizer for a server. It uses DOMPurify with jsdom, which DOMPurify supports officially. Create
 * it only once in a process.
 */
export function createServerSanitize(): Sanitize {
  const { window } = new JSDOM('');
  return createSanitize(createDOMPurify(window));
}
