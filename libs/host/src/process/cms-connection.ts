import type { DeliveryConfig, LastGood } from '@skein/cms-client/server';
import type { HostSettings } from '@skein/http/settings';

/** How long one request to a remote CMS may take, ms. */
const CMS_TIMEOUT_MS = 4000;
const CMS_RETRIES = 1;
const CMS_PAUSE_MS = 2000;
/** How long a visitor waits for the CMS if the last good answer is on disk, ms. */
const CMS_PATIENCE_MS = 1500;
/**
 * How long one request to the CMS in this process may take, ms. The CMS is slow only if the whole process is
 * slow, so an early end would not help.
 */
const OWN_CMS_TIMEOUT_MS = 60_000;

/** Whether the CMS runs in this process. */
export const isOwnCms = ({ content, servicesUrl }: Pick<HostSettings, 'content' | 'servicesUrl'>): boolean =>
  content.host === undefined && servicesUrl === undefined;

/** Whether the settings name a CMS on this machine, such as a stand-in for the vendor's. */
export const isLocalCms = (host: string | undefined): host is string => /^(localhost|127\.)/.test(host ?? '');

/**
 * Returns the connection to the CMS that the settings name, or else to the embedded CMS. Texts without a
 * translation are shown in the first language.
 * @param lastGood keeps answers for an outage. A CMS in this process gets no store: the two only fail together.
 * Undefined: the CMS is waited for, because there is no older answer
 */
export function deliveryConfig(
  config: HostSettings,
  lastGood: LastGood | undefined,
  [fallback]: readonly { readonly locale: string }[] = [],
): DeliveryConfig {
  const { content, servicesUrl, self } = config;
  const services = servicesUrl === undefined ? undefined : new URL(servicesUrl);
  const embedded = content.host === undefined;
  return {
    host: content.host ?? services?.host ?? self,
    insecure: content.insecure ?? (embedded ? services?.protocol !== 'https:' : isLocalCms(content.host)),
    basePath: content.basePath ?? (embedded || isLocalCms(content.host) ? '/cdn' : ''),
    space: content.space,
    environment: content.environment,
    token: content.token,
    timeoutMs: isOwnCms(config) ? OWN_CMS_TIMEOUT_MS : CMS_TIMEOUT_MS,
    retries: CMS_RETRIES,
    pauseAfterFailureMs: CMS_PAUSE_MS,
    fallbackLocale: fallback?.locale,
    ...(lastGood && !isOwnCms(config) && { lastGood, patienceMs: CMS_PATIENCE_MS }),
  };
}

/**
 * Stores the last complete frame of each language next to the CMS's last answers. A broken answer does not
 * overwrite a stored frame.
 */
export function lastFrames({ host, space, environment }: DeliveryConfig, lastGood: LastGood): LastGood {
  const key = (locale: string) => JSON.stringify(['frame', host, space, environment, locale]);
  return {
    read: async (locale) => lastGood.read(key(locale)),
    write: async (locale, answer) => lastGood.write(key(locale), answer),
  };
}

/**
 * Returns a function that rewrites asset addresses: assets of the embedded CMS get a path on our own origin,
 * whatever address the CMS gives them.
 */
export function assetAddresses(config: HostSettings) {
  const own = new Set([config.self]);
  if (config.servicesUrl !== undefined) own.add(new URL(config.servicesUrl).host);
  if (config.content.host !== undefined) own.add(config.content.host);
  return (url: string): string => {
    if (!URL.canParse(url, 'http://localhost')) return url;
    const { host, pathname, search } = new URL(url, 'http://localhost');
    return own.has(host) && pathname.startsWith('/assets/')
      ? pathname + search
      : url.startsWith('//')
        ? `https:${url}`
        : url;
  };
}

/**
 * Hosts from which the vendor's CMS serves pictures, films and captions. An export of the vendor contains
 * addresses of these hosts, even if the embedded CMS serves the export.
 */
export const VENDOR_ASSET_HOSTS = [
  'https://images.ctfassets.net',
  'https://videos.ctfassets.net',
  'https://assets.ctfassets.net',
  'https://downloads.ctfassets.net',
];
