'use client';

import { useServedPart } from '@skein/cms-client/islands';
import { Contents, type ServedProps } from './served.tsx';

/**
 * Replaces `Served` in the browser: React hydrates around the HTML from the server and does not change it, so
 * that the browser needs neither its code nor its styles. If React renders the tree again, it inserts that
 * HTML. Works only where the server has rendered a `Served`.
 */
export function Kept({ name }: Pick<ServedProps, 'name'>) {
  const html = useServedPart(name);
  // React does not compare inner HTML with what it finds, other than to warn in development.
  return <Contents data-served={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
