import { documentToHtmlString, type Next, type NodeRenderer } from '@contentful/rich-text-html-renderer';
import { BLOCKS, INLINES, type Document } from '@contentful/rich-text-types';
import { Invalid } from '../model/problem.ts';

export function isDocument(raw: unknown): raw is Document {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'nodeType' in raw &&
    raw.nodeType === 'document' &&
    'content' in raw &&
    Array.isArray(raw.content)
  );
}

const LINKS = [INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK];
const EMBEDDED = [
  INLINES.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_RESOURCE,
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_RESOURCE,
];

/**
 * The CMS's rich text as HTML, not yet sanitised. Links to entries keep their words, embedded entries are left out;
 * both are reported: the renderer would print their ids to visitors.
 * @throws {Invalid} when the document is damaged
 */
export function richTextHtml(document: Document, report: (reason: string) => void): string {
  const wordsOnly: NodeRenderer = ({ nodeType, content }, next: Next) => {
    report(`holds a link that text cannot have (${nodeType})`);
    return next(content);
  };
  const nothing: NodeRenderer = ({ nodeType }) => {
    report(`holds something that text cannot show (${nodeType})`);
    return '';
  };
  const renderNode = {
    ...Object.fromEntries(LINKS.map((type) => [type, wordsOnly])),
    ...Object.fromEntries(EMBEDDED.map((type) => [type, nothing])),
    // The page has its own first heading.
    [BLOCKS.HEADING_1]: ((node, next) => `<h2>${next(node.content)}</h2>`) satisfies NodeRenderer,
  };
  try {
    return documentToHtmlString(document, { renderNode });
  } catch (error) {
    throw new Invalid(
      `is rich text that cannot be shown (${error instanceof Error ? error.message : 'unknown node'})`,
    );
  }
}
