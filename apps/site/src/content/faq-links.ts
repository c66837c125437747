import { FAQ_SLUG_PARAM, faqOfProps, faqSlug, type FaqAddress, type FaqOfProps } from '@skein/blocks/content';
import type { LoadedPage } from './content-source.ts';
import { everyBlock, withQueryProps } from './block-props.ts';
import { splitLocale } from '../languages.ts';

/** A question or tab of a page, by its address: `/support/faq/first-bill`. */
export interface FaqLink {
  /** Path of the page, language prefix included. */
  readonly page: string;
  readonly slug: string;
}

/** The one address of a question. */
export const faqLinkPath = ({ page, slug }: FaqLink): string => `${page}/${encodeURIComponent(slug)}`;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * What a path may name if no page does. The last part is the slug, also as `slug=first-bill`. Home has no questions of
 * its own to link to.
 */
export function faqLinkOf(path: string): FaqLink | undefined {
  const cut = path.lastIndexOf('/');
  const page = path.slice(0, cut);
  const slug = faqSlug(decoded(path.slice(cut + 1)).replace(new RegExp(`^${FAQ_SLUG_PARAM}=`), ''));
  if (slug === undefined || page === '' || splitLocale(page).path === '/') return undefined;
  return { page, slug };
}

/** The slug that a query names: `?slug=first-bill`. */
export const slugOfQuery = (search: string): string | undefined =>
  search.includes(FAQ_SLUG_PARAM) ? faqSlug(new URLSearchParams(search).get(FAQ_SLUG_PARAM)) : undefined;

function faqsOn({ page }: LoadedPage): readonly FaqOfProps[] {
  const found: FaqOfProps[] = [];
  everyBlock(page.blocks, ({ type, props }) => {
    const faq = faqOfProps(type, props);
    if (faq) found.push(faq);
  });
  return found;
}

/** Names under which links open a question or a tab of the page. */
export const slugsOn = (loaded: LoadedPage): ReadonlySet<string> =>
  new Set(faqsOn(loaded).flatMap(({ slugs }) => slugs));

/** All questions of the page, in order. */
export const questionsOn = (loaded: LoadedPage): FaqOfProps['questions'] =>
  faqsOn(loaded).flatMap(({ questions }) => questions);

/** The page as its address says: with this question open. @param path of the page, language prefix included */
export function withFaqAddress(loaded: LoadedPage, path: string, slug: string | undefined): LoadedPage {
  const address: FaqAddress = { faqPath: path, ...(slug !== undefined && { openSlug: slug }) };
  const blocks = withQueryProps(loaded.page.blocks, ({ type, props }) =>
    faqOfProps(type, props) ? address : undefined,
  );
  return { ...loaded, page: { ...loaded.page, blocks } };
}
