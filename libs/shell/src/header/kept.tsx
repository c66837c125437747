'use client';

import { useServedPart } from '@skein/cms-client/islands';
import { Contents, type ServedProps } from './served.tsx';

/**
 * In the browser, stands where the server drew `Served`: React hydrates around the HTML that is there and leaves it
 * alone, so that neither its code nor its styles need to be sent. Where React draws anew instead, it draws that HTML. It cannot
 * be drawn where nothing was served.
 */
export function Kept({ name }: Pick<ServedProps, 'name'>) {
  const html = useServedPart(name);
  // React does not compare inner HTML with what it finds, other than to warn in development.
  return <Contents data-served={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
