import { anySignal, splitLocale } from '@skein/cms-client';
import { pageLanguages } from '@skein/cms-client/islands';
import { browserSanitize } from '@skein/cms-client/sanitize';
import { homeStatuses, type HomeStatus } from './home-status.ts';
import { NETWORK_QUERY_PARAM } from './network-query.ts';
import { NETWORK_STATUS_PATH, readNetworkAnswer } from './network-status-answer.ts';
import { NETWORK_ANSWER_TIMEOUT_MS } from './network-status.constants.ts';

/**
 * Asks the service for the network's state at a typed street address. The page loads this module only at the first
 * query, because the module is large: it parses and sanitizes the answer.
 * @throws if no readable answer arrives in time
 */
export async function askNetwork(query: string, signal: AbortSignal): Promise<readonly HomeStatus[]> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('The network did not answer in time')),
    NETWORK_ANSWER_TIMEOUT_MS,
  );
  try {
    const response = await fetch(
      `${NETWORK_STATUS_PATH}?${new URLSearchParams({ [NETWORK_QUERY_PARAM]: query })}`,
      {
        signal: anySignal(signal, late.signal),
        headers: {
          accept: 'application/json',
          // The browser may not send the page's address, which has the language.
          'accept-language': document.documentElement.lang || 'en',
        },
      },
    );
    if (!response.ok) throw new Error(`API request failed: ${response.statusText || response.status}`);
    const unread: string[] = [];
    const answer = readNetworkAnswer(await response.json(), (field) => unread.push(field));
    if (unread.length > 0) console.warn('network status: fields that cannot be read', unread.join(' '));
    const languages = pageLanguages();
    const { locale } = splitLocale(location.pathname, languages);
    return homeStatuses(answer, browserSanitize(), locale, languages);
  } finally {
    clearTimeout(timer);
  }
}
