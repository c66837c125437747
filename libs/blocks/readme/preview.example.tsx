'use client';

import { TextBlock } from '@skein/blocks/text-block';
import { createSanitize } from '@skein/cms-client';
import DOMPurify from 'dompurify';

const sanitize = createSanitize(DOMPurify);

export function Preview({ html }: { readonly html: string }) {
  return <TextBlock content={sanitize(html)} />;
}
