import { TextBlock } from '@skein/blocks/text-block';
import { createSanitize } from '@skein/cms-client';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));

export function Terms({ html }: { readonly html: string }) {
  return <TextBlock title="Terms" content={sanitize(html)} isPageTitle />;
}
