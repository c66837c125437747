import { documentToHtmlString, type Next, type NodeRenderer } from '@contentful/rich-text-html-renderer';
import { BLOCKS, INLINES, MARKS, type Document } from '@contentful/rich-text-types';
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

const NODES: ReadonlySet<unknown> = new Set(['text', ...Object.values(BLOCKS), ...Object.values(INLINES)]);
const MARKS_SHOWN: ReadonlySet<unknown> = new Set(Object.values(MARKS));

/** Returns the unknown types of nodes and marks in a document. The renderer does not report unknown types. */
function unknownKinds(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('nodeType' in node)) return [];
  if (!NODES.has(node.nodeType)) return [String(node.nodeType)];
  const marks = 'marks' in node && Array.isArray(node.marks) ? node.marks : [];
  const inside = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return [
    ...marks.flatMap((mark: { type?: unknown } | null) =>
      MARKS_SHOWN.has(mark?.type) ? [] : [`the mark ${String(mark?.type)}`],
    ),
    ...inside.flatMap(unknownKinds),
  ];
}

/**
 * Turns the CMS's rich text into HTML that is not sanitized yet. Links to entries become plain words, and embedded
 * entries are left out, because the renderer would print the ids of these entries. Reports every changed link, every
 * embedded entry, and every unknown node.
 * @throws {Invalid} if the document is damaged
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
  for (const kind of new Set(unknownKinds(document)))
    report(`holds something that text cannot show (${kind})`);
  const renderNode = {
    ...Object.fromEntries(LINKS.map((type) => [type, wordsOnly])),
    ...Object.fromEntries(EMBEDDED.map((type) => [type, nothing])),
  };
  try {
    return documentToHtmlString(document, { renderNode });
  } catch (error) {
    throw new Invalid(
      `is rich text that cannot be shown (${error instanceof Error ? error.message : 'unknown node'})`,
    );
  }
}
