import { startSiteWithLongTitles } from './long-titles.ts';
import { keepServedPages } from './served-pages.ts';
import { forgetCompiled, startSite } from './site-process.ts';

/** Asks the built site for every page, so that a journey can tell whether a change has reached it. */
forgetCompiled();
const [demo, long] = await Promise.all([startSite(), startSiteWithLongTitles()]);
try {
  await keepServedPages({ demo: demo.origin, 'long-titles': long.origin });
} finally {
  await Promise.all([demo.stop(), long.stop()]);
}
