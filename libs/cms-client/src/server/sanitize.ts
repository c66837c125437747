import createDOMPurify from 'dompurify';
import { createSanitize, type Sanitize } from '../parse/sanitize.ts';
import { optionalPeer } from './optional-peer.ts';

const { JSDOM } = await optionalPeer('@skein/cms-client/server/sanitize', 'jsdom', () => import('jsdom'));

/**
 * Creates the sanitizer for the server: DOMPurify over jsdom, the pair that DOMPurify's authors test. Keep one
 * per process.
 */
export function createServerSanitize(): Sanitize {
  const { window } = new JSDOM('');
  return createSanitize(createDOMPurify(window));
}
