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

/** Says what a kept node is: `embedded-entry-block · person-ana`. */
function titleOf({ nodeType, data }: RichNode): string {
  const id = (data?.['target'] as { readonly sys?: { readonly id?: string } } | undefined)?.sys?.id;
  return id === undefined ? nodeType : `${nodeType} · ${id}`;
}

const extensions = [
  StarterKit.configure({ ...proseOptions, codeBlock: false }),
  Extension.create({
    name: 'entity',
    // A link to an entry or an asset has it in this attribute.
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

/** Whether the editor keeps everything in a rich text. Others are edited as JSON. */
export function keepsRichText(document: RichNode): boolean {
  try {
    const node = schema.nodeFromJSON(editedNode(document));
    // An editor without text has one empty paragraph.
    if (node.childCount > 0) node.check();
    return meansSame(storedNode(node.toJSON()), document);
  } catch {
    return false;
  }
}

/** The vendor's rich text. What this editor cannot edit, such as an embedded entry, stays as it is. */
export function RichField(props: FieldEditorProps): ReactElement {
  const document = (props.value ?? EMPTY) as RichNode;
  // Decided once, so that the editor does not change while somebody types.
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
