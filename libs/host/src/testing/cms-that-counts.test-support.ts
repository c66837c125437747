import { DeliveryError, type Answer, type Delivery, type Question } from '@skein/cms-client/server';

/** Returns an entry as the CMS sends it. */
export const raw = (id: string, type: string, fields: object) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
export const pageEntry = (id: string, gfSlug: string, fields: object = {}) =>
  raw(id, 'gfPage', { gfSlug, gfTitle: id, ...fields });
/** A site entry without parts, so that pages get the built-in frame. */
const SITE = raw('site', 'gfSite', { gfTitle: 'Skein' });

/** A CMS in memory that records its requests. */
export function cmsThatCounts(pages: object[], site: object[] = [SITE]) {
  const asked: Question[] = [];
  const state = { stale: false, away: false, pages };
  const delivery: Delivery = {
    async ask(question): Promise<Answer> {
      // What pages are called in Spanish is asked for beside each list, and counts as one with it.
      if (question.include !== 0 || question.locale !== 'es') asked.push(question);
      if (state.away) throw new DeliveryError(question, new Error('away'));
      const id = question.where?.['sys.id'];
      const items = question.contentType === 'gfSite' ? site : state.pages;
      const hits = items.filter(
        (item) => id === undefined || (item as { sys?: { id: string } }).sys?.id === id,
      );
      return { items: hits, includes: { Entry: state.pages }, stale: state.stale };
    },
  };
  return { asked, state, delivery };
}
