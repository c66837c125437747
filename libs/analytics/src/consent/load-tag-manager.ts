import { appendToDataLayer } from '../data-layer/push-event.ts';
import { TAG_MANAGER_ORIGIN } from './tag-manager-policy.ts';

/**
 * Loads Google's tag manager once. Do not call it before the visitor has consented to contact with Google.
 * @param id id of the container, such as `GTM-ABC123`
 */
export function loadTagManager(id: string): void {
  const src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  appendToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' }, 'gtm.js');
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
