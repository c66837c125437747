import type { JSONContent } from '@tiptap/react';

/** A node of the vendor's rich text. */
export interface RichNode {
  readonly nodeType: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichNode[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
}

/** Names of the blocks that the editor can edit, by the vendor's names. */
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'paragraph',
  'unordered-list': 'bulletList',
  'ordered-list': 'orderedList',
  'list-item': 'listItem',
  blockquote: 'blockquote',
  hr: 'horizontalRule',
};
const MARKS: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  code: 'code',
  strikethrough: 'strike',
};
const named = (names: Readonly<Record<string, string>>, own: string) =>
  Object.keys(names).find((name) => names[name] === own);

/** The editor's names for nodes and marks that it shows but cannot edit. */
export const KEPT = { block: 'keptBlock', inline: 'keptInline', mark: 'keptMark' } as const;
const HYPERLINK = /(?:^|-)hyperlink$/;

type Marks = NonNullable<JSONContent['marks']>;

function inlineOf(node: RichNode, around: Marks = []): JSONContent[] {
  const { nodeType, value = '', marks = [], content = [], data = {} } = node;
  if (nodeType === 'text') {
    const all = [
      ...around,
      ...marks.map(({ type }) =>
        MARKS[type] === undefined ? { type: KEPT.mark, attrs: { type } } : { type: MARKS[type] },
      ),
    ];
    return value
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'hardBreak', marks: all }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks: all }]),
      ]);
  }
  if (!HYPERLINK.test(nodeType)) return [{ type: KEPT.inline, attrs: { node } }];
  const entity = nodeType === 'hyperlink' ? null : { nodeType, data };
  const link = { type: 'link', attrs: { href: String(data['uri'] ?? '#'), entity } };
  return content.flatMap((one) => inlineOf(one, [...around, link]));
}

/** Returns the vendor's rich text in the form of the editor. */
export function editedNode(node: RichNode): JSONContent {
  const { nodeType, content = [] } = node;
  const children = content.map(editedNode);
  if (nodeType === 'document') return { type: 'doc', content: children };
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1];
  if (level !== undefined || nodeType === 'paragraph')
    return {
      type: level === undefined ? 'paragraph' : 'heading',
      attrs: level === undefined ? {} : { level: Number(level) },
      content: content.flatMap((one) => inlineOf(one)),
    };
  const type = BLOCKS[nodeType];
  if (type === undefined) return { type: KEPT.block, attrs: { node } };
  return nodeType === 'hr' ? { type } : { type, content: children };
}

const text = (value: string, marks: readonly { readonly type: string }[] = []): RichNode => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
});
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Joins neighboring texts with the same marks. Puts an empty text before and after each node of another kind, unless
 * there is a text already. The vendor's editor stores rich text in the same way.
 */
function withTexts(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.nodeType !== 'text') joined.push(...(last?.nodeType === 'text' ? [] : [text('')]), node);
    else if (last?.nodeType === 'text' && isSame(last.marks, node.marks))
      joined[joined.length - 1] = text(`${last.value}${node.value}`, node.marks);
    else joined.push(node);
  }
  return joined.at(-1)?.nodeType === 'text' ? joined : [...joined, text('')];
}

function storedInline(nodes: readonly JSONContent[]): RichNode[] {
  const stored: RichNode[] = [];
  let open: { readonly link: unknown; readonly nodes: RichNode[] } | undefined;
  for (const { type, attrs, text: value, marks = [] } of nodes) {
    const link = marks.find((mark) => mark.type === 'link')?.attrs;
    const own = marks.flatMap(({ type: name, attrs: kept }) => {
      const mark = name === KEPT.mark ? String(kept?.['type']) : named(MARKS, name);
      return mark === undefined ? [] : [{ type: mark }];
    });
    const node =
      type === KEPT.inline
        ? (attrs?.['node'] as RichNode)
        : text(type === 'hardBreak' ? '\n' : (value ?? ''), own);
    if (link && open && isSame(open.link, link)) {
      open.nodes.push(node);
      continue;
    }
    open = link ? { link, nodes: [node] } : undefined;
    if (!open) stored.push(node);
    else {
      const { nodeType, data } = (link?.['entity'] as RichNode | null) ?? {
        nodeType: 'hyperlink',
        data: { uri: link?.['href'] },
      };
      stored.push({ nodeType, data: data ?? {}, content: open.nodes });
    }
  }
  const whole = stored.map((node) =>
    HYPERLINK.test(node.nodeType) && node.content ? { ...node, content: withTexts(node.content) } : node,
  );
  return withTexts(whole);
}

/** Returns the editor's text in the form of the vendor's rich text. */
export function storedNode({ type = '', attrs, content = [] }: JSONContent): RichNode {
  if (type === KEPT.block) return attrs?.['node'] as RichNode;
  if (type === 'paragraph') return { nodeType: 'paragraph', data: {}, content: storedInline(content) };
  if (type === 'heading')
    return { nodeType: `heading-${attrs?.['level']}`, data: {}, content: storedInline(content) };
  const nodeType = type === 'doc' ? 'document' : (named(BLOCKS, type) ?? type);
  return { nodeType, data: {}, content: content.map(storedNode) };
}

/** Returns a rich text in a form for comparison: without empty texts, and with the marks in a fixed order. */
function meaning(node: RichNode): unknown {
  const { nodeType, data = {}, value, marks = [], content } = node;
  if (value !== undefined) return { nodeType, value, marks: marks.map(({ type }) => type).sort(), data };
  const children = (content ?? []).filter((one) => one.nodeType !== 'text' || one.value !== '');
  return { nodeType, data, content: children.map(meaning) };
}

/** Whether two rich texts differ at most in empty texts and in the order of marks. */
export const meansSame = (one: RichNode, other: RichNode): boolean => isSame(meaning(one), meaning(other));

/**
 * Returns a rich text that reuses the earlier form of all unchanged nodes, so that an edit changes nothing else in
 * the file of the entry.
 * @param before the rich text before the edit
 */
export function writtenAsBefore(node: RichNode, before: RichNode | undefined): RichNode {
  if (node.nodeType !== before?.nodeType || !node.content) return node;
  const children = before.content ?? [];
  const known = new Map(children.map((child) => [JSON.stringify(meaning(child)), child]));
  const content = node.content.map(
    (child, at) => known.get(JSON.stringify(meaning(child))) ?? writtenAsBefore(child, children[at]),
  );
  return { ...node, content };
}

/** Whether a rich text has only empty paragraphs. */
export const isBlank = ({ content = [] }: RichNode): boolean =>
  content.every(
    ({ nodeType, content: inside = [] }) =>
      nodeType === 'paragraph' && inside.every((one) => one.nodeType === 'text' && one.value === ''),
  );
