import { everyBlock, type Asked, type ServedPage, type Serving } from '@skein/cms-client/serve';
import { faqOfProps, type FaqOfProps } from '../questions/faq-links/faq-of-props.ts';
import type { FaqAddress } from '../questions/faq-questions/faq-address.ts';
import { faqSlug } from '../questions/faq-questions/faq-slug.ts';
import { FAQ_SLUG_PARAM } from '../questions/faq-questions/faq.constants.ts';
import { faqTabs } from '../questions/faq-tabs/faq-tabs.block.ts';
import { faq } from '../questions/faq/faq.block.ts';

function faqsOn({ blocks }: ServedPage): readonly FaqOfProps[] {
  const found: FaqOfProps[] = [];
  everyBlock(blocks, ({ type, props }) => {
    const questions = faqOfProps(type, props);
    if (questions) found.push(questions);
  });
  return found;
}

const WRITTEN_OUT = new RegExp(`^${FAQ_SLUG_PARAM}=`);

/**
 * Returns the slug in a URL: `/first-bill` or `/slug=first-bill` below the page, or `?slug=first-bill`. Undefined if
 * the URL has no slug.
 */
function slugOf({ search, below }: Asked): string | undefined {
  if (below !== undefined) return faqSlug(below.replace(WRITTEN_OUT, ''));
  return search.includes(FAQ_SLUG_PARAM)
    ? faqSlug(new URLSearchParams(search).get(FAQ_SLUG_PARAM))
    : undefined;
}

/**
 * Defines how a server draws pages with questions. Each question has a URL below the page, such as
 * `/support/faq/first-bill`. The page at that URL shows the question open.
 */
export const faqServing: Serving = {
  types: [faq.id, faqTabs.id],
  read(page, asked, { path, language }) {
    const slugs = new Set(faqsOn(page).flatMap((questions) => questions.slugs));
    if (slugs.size === 0) return undefined;
    const named = (address: Asked) => {
      const slug = slugOf(address);
      return slug !== undefined && slugs.has(slug) ? slug : undefined;
    };
    // Paths below the home page belong to other pages.
    const start = path === (language.prefix || '/') ? `?${FAQ_SLUG_PARAM}=` : '/';
    const openSlug = named(asked);
    const address: FaqAddress = { faqPath: path, ...(openSlug !== undefined && { openSlug }) };
    return {
      normal(other) {
        const slug = named(other);
        return slug === undefined ? '' : start + encodeURIComponent(slug);
      },
      below: start === '/' ? [...slugs] : [],
      props: ({ type, props }) => (faqOfProps(type, props) ? address : undefined),
    };
  },
  structuredData(page) {
    const questions = faqsOn(page).flatMap((of) => of.questions);
    if (questions.length === 0) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, description }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: description },
        })),
      },
    ];
  },
};
