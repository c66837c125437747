import type { DeliveryConfig } from '@skein/cms-client/server';
import type { HostSettings } from '@skein/http/settings';

/** The vendor's preview hosts, by the host that delivers the published content. */
const PREVIEW_HOSTS: Readonly<Record<string, string>> = {
  'cdn.contentful.com': 'preview.contentful.com',
  'cdn.eu.contentful.com': 'preview.eu.contentful.com',
};

/**
 * Returns the configuration for requests of drafts. Answers with drafts are not stored on disk, and always come from
 * requests. Unless a preview host is set, they come from the vendor in the region of the content, or from the host of
 * the content: a token never goes to another party.
 */
export function previewDelivery(
  { lastGood: _, entriesHere: __, ...delivery }: DeliveryConfig,
  { previewHost, previewToken }: Pick<HostSettings['content'], 'previewHost' | 'previewToken'>,
): DeliveryConfig {
  return {
    ...delivery,
    host: previewHost ?? PREVIEW_HOSTS[delivery.host] ?? delivery.host,
    basePath: delivery.basePath === '/cdn' ? '/preview' : delivery.basePath,
    token: previewToken ?? 'demo-preview',
  };
}
