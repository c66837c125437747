import { Extension, getSchema, Mark, mergeAttributes, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState, type ReactElement } from 'react';
import type { FieldEditorProps } from './field-props.ts';
import { JsonField } from './json-field.tsx';
import { ProseEditor, proseOptions } from './prose-editor.tsx';
import {
  editedNode,
  isBlank,
  KEPT,
  meansSame,
  storedNode,
  type RichNode,
  writtenAsBefore,
} from './rich-text.ts';

const hidden = { rendered: false } as const;
const kept = (name: string, inline: boolean) =>
  Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    addAttributes: () => ({ node: hidden }),
    renderHTML: ({ node, HTMLAttributes }) => [
      inline ? 'span' : 'div',
      mergeAttributes(HTMLAttributes, { 'data-kept': '' }),
      titleOf(node.attrs['node'] as RichNode),
    ],
  });

/** Returns a readable name of a node that the editor cannot edit: `embedded-entry-block · person-ana`. */
function titleOf({ nodeType, data }: RichNode): string {
  const id = (data?.['target'] as { readonly sys?: { readonly id?: string } } | undefined)?.sys?.id;
  return id === undefined ? nodeType : `${nodeType} · ${id}`;
}

const extensions = [
  StarterKit.configure({ ...proseOptions, codeBlock: false }),
  Extension.create({
    name: 'entity',
    // For a link to an entry or an asset, this attribute holds the vendor's node.
    addGlobalAttributes: () => [{ types: ['link'], attributes: { entity: { default: null, ...hidden } } }],
  }),
  kept(KEPT.block, false),
  kept(KEPT.inline, true),
  Mark.create({
    name: KEPT.mark,
    excludes: '',
    addAttributes: () => ({ type: hidden }),
    renderHTML: () => ['span', { 'data-kept-mark': '' }, 0],
  }),
];
const schema = getSchema(extensions);
const EMPTY: RichNode = { nodeType: 'document', data: {}, content: [] };

/** Whether the editor preserves everything in a rich text. If not, the text is edited as JSON. */
export function keepsRichText(document: RichNode): boolean {
  try {
    const node = schema.nodeFromJSON(editedNode(document));
    // The document of a rich text may be empty, but the schema of the editor requires a paragraph.
    if (node.childCount > 0) node.check();
    return meansSame(storedNode(node.toJSON()), document);
  } catch {
    return false;
  }
}

/** An editor of the vendor's rich text. Nodes that it cannot edit, such as an embedded entry, stay as they are. */
export function RichField(props: FieldEditorProps): ReactElement {
  const document = (props.value ?? EMPTY) as RichNode;
  // Decides this only once, so that a text does not change to another kind of editor during typing.
  const [isSource] = useState(() => !keepsRichText(document));
  if (isSource) return <JsonField {...props} />;
  return (
    <ProseEditor
      {...props}
      extensions={extensions}
      content={editedNode(document)}
      read={(editor) => {
        const stored = storedNode(editor.getJSON());
        return isBlank(stored) ? undefined : writtenAsBefore(stored, document);
      }}
    />
  );
}
