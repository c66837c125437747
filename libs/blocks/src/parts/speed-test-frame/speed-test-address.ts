import { readUrl } from '@skein/cms-client';
import type { UiLanguage } from '@skein/ui';

/** Path of the demo speed test that is part of the services. */
const BUNDLED_PATH = '/speed-test/';
const BUNDLED = /^(?:\/intl\/es)?\/speed-test\/?$/;

/**
 * Returns the URL of the speed test: the URL from content, or else the URL of the bundled test page. The bundled page
 * gets the language as a parameter, because its path contains no language.
 */
export function speedTestAddress(url: string | undefined, language: UiLanguage): string {
  return url === undefined || BUNDLED.test(url) ? `${BUNDLED_PATH}?lang=${language}` : url;
}

/** Returns the host of a speed test on another site, or undefined for a path of this site. */
export const foreignHost = (address: string): string | undefined => readUrl(address)?.host;
