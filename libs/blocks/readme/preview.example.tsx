'use client';

import { TextBlock } from '@skein/blocks';
import { createSanitize } from '@skein/cms-client';
import DOMPurify from 'dompurify';

const sanitize = createSanitize(DOMPurify);

export function Preview({ html }: { readonly html: string }) {
  return (
    <TextBlock id="preview" content={sanitize(html)} isPageTitle={false} align="left" isModule={false} />
  );
}
