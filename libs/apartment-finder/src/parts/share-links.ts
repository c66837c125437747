import type { Say } from '@skein/ui';
import { controlTexts } from '../texts/finder.texts.ts';

/** A service or app through which a visitor can share a page. */
export interface ShareLink {
  readonly name: 'Facebook' | 'Twitter' | 'email';
  readonly href: string;
}

const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/**
 * Returns the links to share a page.
 * @param url complete address of the page
 */
export function shareLinks(url: string, say: Say): readonly ShareLink[] {
  const text = say(controlTexts.shared);
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?${query({ text, url })}` },
    { name: 'email', href: `mailto:?${query({ subject: text, body: url })}` },
  ];
}
