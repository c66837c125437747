import { readUrl } from '@skein/cms-client';
import type { UiLanguage } from '@skein/ui';

/** The demo speed test that comes with the services. */
const BUNDLED_PATH = '/speed-test/';
const BUNDLED = /^(?:\/intl\/es)?\/speed-test\/?$/;

/**
 * Where the speed test is: the address from content, or else the bundled page. The bundled page is told the language,
 * because its path has none.
 */
export function speedTestAddress(url: string | undefined, language: UiLanguage): string {
  return url === undefined || BUNDLED.test(url) ? `${BUNDLED_PATH}?lang=${language}` : url;
}

/** The host of a speed test that is not ours; undefined for a path of this site. */
export const foreignHost = (address: string): string | undefined => readUrl(address)?.host;
