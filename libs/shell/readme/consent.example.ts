import { tagManagerPolicy } from '@skein/analytics/policy';
import { consentServing, pageFrame, type Asks } from '@skein/shell/serve';

/** What the banner and the page ask about. */
export const asks: Asks = ['analytics', 'ads'];

/** A part of `serveSite`. Its frame takes the place of the site's. @param id the container, such as GTM-ABC123 */
export const tagManager = (id: string) => () => ({
  frame: pageFrame({ siteName: 'Harbor Fiber', asking: { asks, choicePage: '/cookies' } }),
  servings: () => [consentServing(asks)],
  pageSettings: { 'data-consent': asks.join(' '), 'data-tag-manager': id },
  policy: [tagManagerPolicy],
});
