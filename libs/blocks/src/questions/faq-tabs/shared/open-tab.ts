import { faqSlug } from '../../faq-questions/faq-slug.ts';
import type { FilledTabs } from './tab-frame.tsx';

/** Returns the index of the tab that is open at first: the tab whose slug is in the URL, or else the first tab. */
export function openTab({ tabs, openSlug }: Pick<FilledTabs, 'tabs' | 'openSlug'>): number {
  const about = tabs.findIndex(
    ({ slug, items = [] }) =>
      openSlug !== undefined &&
      (faqSlug(slug) === openSlug || items.some((item) => faqSlug(item.slug) === openSlug)),
  );
  return Math.max(about, 0);
}
