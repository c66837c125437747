import type { ReactElement } from 'react';
import type { ProseProps } from './prose.tsx';
import { trustedHtml } from './trusted-html.ts';

/** Sanitized HTML in a box with the styles of text from content. */
export function ProseBox({ html, size, id, lang }: ProseProps): ReactElement {
  return (
    <div
      id={id}
      lang={lang}
      data-prose={size ?? ''}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
