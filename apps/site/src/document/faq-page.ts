import type { FAQPage, WithContext } from 'schema-dts';
import type { LoadedPage } from '../content/content-source.ts';
import { questionsOn } from '../content/faq-links.ts';

/** The questions of a page, for search engines. None where there are none. */
export function faqPage(loaded: LoadedPage): WithContext<FAQPage> | undefined {
  const questions = questionsOn(loaded);
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  };
}
