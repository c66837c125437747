import type { DeliveryConfig } from '@skein/cms-client/server';
import type { HostSettings } from '@skein/http/settings';

/**
 * Returns the configuration for requests of drafts. Answers with drafts are not stored on disk, and always come from
 * requests.
 */
export function previewDelivery(
  { lastGood: _, entriesHere: __, ...delivery }: DeliveryConfig,
  { host, previewHost, previewToken }: Pick<HostSettings['content'], 'host' | 'previewHost' | 'previewToken'>,
): DeliveryConfig {
  return {
    ...delivery,
    host: previewHost ?? (host === undefined ? delivery.host : 'preview.contentful.com'),
    basePath: delivery.basePath === '/cdn' ? '/preview' : delivery.basePath,
    token: previewToken ?? 'demo-preview',
  };
}
