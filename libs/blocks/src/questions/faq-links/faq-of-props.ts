import { faqSlug } from '../faq-questions/faq-slug.ts';
import { faqTabs } from '../faq-tabs/faq-tabs.block.ts';
import { faq } from '../faq/faq.block.ts';

/** Slugs and questions of a block. URLs contain the slugs, and search engines get the questions. */
export interface FaqOfProps {
  readonly questions: readonly {
    readonly title: string;
    /** The answer to the question, as sanitized HTML. */
    readonly description: string;
  }[];
  /** Slugs of the entry's questions and tabs. Links use a slug to open a question or a tab. */
  readonly slugs: readonly string[];
}

type Props = Readonly<Record<string, unknown>>;

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null;
const listed = (value: unknown): readonly Props[] => (Array.isArray(value) ? value.filter(isProps) : []);
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the questions of a parsed entry, or undefined if its type has no questions.
 * @param type id of the entry's content type
 */
export function faqOfProps(type: string, props: Props): FaqOfProps | undefined {
  if (type !== faq.id && type !== faqTabs.id) return undefined;
  // A tab without questions is not shown.
  const tabs = listed(props['tabs']).filter(({ items }) => listed(items).length > 0);
  const items = type === faq.id ? listed(props['items']) : tabs.flatMap((tab) => listed(tab['items']));
  return {
    questions: items.map(({ title, description }) => ({
      title: words(title),
      description: words(description),
    })),
    slugs: [...tabs, ...items].flatMap(({ slug }) => faqSlug(words(slug)) ?? []),
  };
}
