import { TextBlock } from '@skein/blocks';
import { createSanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));

export function Terms({ html }: { readonly html: string }) {
  return (
    <TextBlock id="terms" title="Terms" content={sanitize(html)} isPageTitle align="left" isModule={false} />
  );
}
