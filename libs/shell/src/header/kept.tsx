'use client';

import { useServedPart } from '@skein/cms-client/islands';
import { Contents, type ServedProps } from './served.tsx';

/**
 * Replaces, in the browser, the `Served` part with the same name. React leaves the HTML from the server unchanged, so
 * the browser needs no code and no styles for this part. If React renders the tree again, `Kept` inserts the same HTML.
 */
export function Kept({ name }: Pick<ServedProps, 'name'>) {
  const html = useServedPart(name);
  // React does not compare inner HTML, except for a warning in development, which is off here.
  return <Contents data-served={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
