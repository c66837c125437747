import { CONSENT_CATEGORIES } from '@skein/analytics/consent';
import { propsFor, serving, type Asked, type Serving } from '@skein/cms-client/serve';
import { consentForm } from './consent-form.block.ts';
import type { Asks } from './consent-words.ts';

/** Query parameter with the saved categories, after the form was sent. It does not identify a visitor. */
const SAVED = 'saved';

function savedIn({ search }: Pick<Asked, 'search'>, asks: Asks): Asks | undefined {
  if (!search.includes(`${SAVED}=`)) return undefined;
  const named = new URLSearchParams(search).get(SAVED)?.split('.');
  return (
    named && CONSENT_CATEGORIES.filter((category) => asks.includes(category) && named.includes(category))
  );
}

/**
 * Defines how a server fills in the consent form of a page: with the choice that the visitor has just saved.
 * @param asks the categories that the site asks about
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
