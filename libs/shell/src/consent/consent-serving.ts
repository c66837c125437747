import { CONSENT_CATEGORIES } from '@skein/analytics/consent';
import { propsFor, serving, type Asked, type Serving } from '@skein/cms-client/serve';
import { consentForm } from './consent-form.content.ts';
import type { Asks } from './consent-words.ts';

/** Parameter by which the answer to the form says what was saved: nothing of it is about one visitor. */
const SAVED = 'saved';

/** What has just been saved, in the order of the form; undefined: nothing was. */
function savedIn({ search }: Pick<Asked, 'search'>, asks: Asks): Asks | undefined {
  if (!search.includes(`${SAVED}=`)) return undefined;
  const named = new URLSearchParams(search).get(SAVED)?.split('.');
  return (
    named && CONSENT_CATEGORIES.filter((category) => asks.includes(category) && named.includes(category))
  );
}

/**
 * The page to choose on says what was saved.
 * @param asks what the site asks about
 */
export const consentServing = (asks: Asks): Serving =>
  serving(consentForm, {
    read: (_nodes, asked, { path }) => ({
      normal(other) {
        const saved = savedIn(other, asks);
        return saved ? `?${SAVED}=${saved.join('.') || 'none'}` : '';
      },
      props: propsFor(consentForm, () => ({ action: path, asks, saved: savedIn(asked, asks) })),
    }),
  });
