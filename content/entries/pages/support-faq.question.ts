import { faqItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

type Both = readonly [english: string, spanish: string];

/**
 * Returns a question for /support/faq.
 * @param slug last segment of the question's path
 */
export function question(slug: string, [asked, pregunta]: Both, [answer, respuesta]: Both) {
  return entry(faqItem, `faq-${slug}`, {
    slug,
    title: t(asked, pregunta),
    description: t(answer, respuesta),
  });
}
