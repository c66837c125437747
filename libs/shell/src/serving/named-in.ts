import type { CallToActionContent, SiteLanguages } from '@skein/cms-client';
import { isForPage } from '../header/header-actions.ts';
import { comparable } from '../navigation/active-item.ts';

interface Named {
  /** All texts of the content. They include all URLs with their language prefix. */
  readonly texts: ReadonlySet<string>;
  readonly steps: readonly Pick<CallToActionContent, 'path'>[];
}

const known = new WeakMap<object, Named>();

function namedBy(content: object): Named {
  const before = known.get(content);
  if (before) return before;
  const texts = new Set<string>();
  const steps: Pick<CallToActionContent, 'path'>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(comparable(value));
    else if (typeof value === 'object' && value !== null) {
      if ('path' in value && typeof value.path === 'string') steps.push({ path: value.path });
      Object.values(value).forEach(visit);
    }
  };
  visit(content);
  const named = { texts, steps };
  known.set(content, named);
  return named;
}

/**
 * Whether the frame (header and footer) looks different on a page than on other pages, because its content links to the
 * page, or has a call to action that appears on the page.
 */
export function isNamedIn(content: object, path: string, languages?: SiteLanguages): boolean {
  const { texts, steps } = namedBy(content);
  return texts.has(comparable(path)) || steps.some((step) => isForPage(step, path, languages));
}
