import { Glyph, useWords } from '@skein/ui';
import {
  EditorContent,
  useEditor,
  useEditorState,
  type Content,
  type Editor,
  type Extensions,
} from '@tiptap/react';
import type { StarterKitOptions } from '@tiptap/starter-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FieldDefinition } from '../../cms/cms.types.ts';
import { ruleOf } from '../../model/field-kind.ts';
import { controlCss, Input, Tool } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';

/** Options that all editors of prose share. */
export const proseOptions: Partial<StarterKitOptions> = {
  // The desk undoes the changes of all fields in one order.
  undoRedo: false,
  // Without this, the library would add an empty paragraph to a text that an editor only opens.
  trailingNode: false,
  link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
};

export interface ProseEditorProps extends FieldEditorProps {
  readonly extensions: Extensions;
  /** The value in the format of the editor library. */
  readonly content: Content;
  /** Returns the edited text in the form that the CMS stores. */
  readonly read: (editor: Editor) => unknown;
}

/** An editor of formatted text, with its toolbar. */
export function ProseEditor(props: ProseEditorProps): ReactElement {
  const { field, value, onChange, id, lang, label, describedBy, invalid, extensions, content, read } = props;
  const written = useRef(value);
  const latest = useRef({ onChange, read });
  useEffect(() => {
    latest.current = { onChange, read };
  });
  const editor = useEditor({
    extensions,
    content,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(lang !== undefined && { lang }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
  });
  useEffect(() => {
    const tell = () => {
      written.current = latest.current.read(editor);
      latest.current.onChange(written.current);
    };
    editor.on('update', tell);
    return () => void editor.off('update', tell);
  }, [editor]);
  useEffect(() => {
    if (value === written.current || JSON.stringify(value) === JSON.stringify(written.current)) return;
    written.current = value;
    editor.commands.setContent(content, { emitUpdate: false });
  }, [editor, value, content]);
  return (
    <Frame data-wide>
      <Toolbar editor={editor} label={label} field={field} />
      <EditorContent editor={editor} />
    </Frame>
  );
}

/** Levels of headings, in the order in which the heading button tries them. */
const LEVELS = [3, 2, 4, 1, 5, 6] as const;
const NODES: Readonly<Record<string, string>> = {
  bullets: 'unordered-list',
  numbers: 'ordered-list',
  link: 'hyperlink',
};

function Toolbar({
  editor,
  label,
  field,
}: {
  readonly editor: Editor;
  readonly label: string;
  readonly field: FieldDefinition;
}): ReactElement {
  const say = useWords();
  const [address, setAddress] = useState<string>();
  const marks = ruleOf(field, 'enabledMarks');
  const nodes = ruleOf(field, 'enabledNodeTypes');
  const level = LEVELS.find((one) => nodes?.includes(`heading-${one}`) ?? true);
  const isOffered = (name: string) =>
    name === 'heading'
      ? level !== undefined
      : ((name in NODES ? nodes?.includes(NODES[name] ?? '') : marks?.includes(name)) ?? true);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const on = () => editor.chain().focus();
  const tools = [
    ['bold', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', () => on().toggleBold().run()],
    ['italic', 'M10 5h7M7 19h7M14 5l-4 14', () => on().toggleItalic().run()],
    [
      'heading',
      'M6 5v14M18 5v14M6 12h12',
      () =>
        on()
          .toggleHeading({ level: level ?? 3 })
          .run(),
    ],
    [
      'bullets',
      'M9 6h11M9 12h11M9 18h11M4.5 6v.05M4.5 12v.05M4.5 18v.05',
      () => on().toggleBulletList().run(),
    ],
    [
      'numbers',
      'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c2-1.5 3 .5 0 4h3',
      () => on().toggleOrderedList().run(),
    ],
    [
      'link',
      'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
      () => setAddress(String(editor.getAttributes('link')['href'] ?? '')),
    ],
  ] as const;
  function setLink(href: string): void {
    const chain = on().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    setAddress(undefined);
  }
  return (
    <div role="toolbar" aria-label={label}>
      {tools
        .filter(([name]) => isOffered(name))
        .map(([name, path, act]) => (
          <Tool
            key={name}
            type="button"
            aria-label={say(texts[name])}
            title={say(texts[name])}
            aria-pressed={active[name]}
            onClick={act}
          >
            <Glyph path={path} />
          </Tool>
        ))}
      {address !== undefined && (
        <LinkForm
          onSubmit={(event) => {
            event.preventDefault();
            setLink(address.trim());
          }}
        >
          <Input
            autoFocus
            aria-label={say(texts.linkAddress)}
            placeholder={say(texts.linkAddress)}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={({ key }) => {
              if (key !== 'Escape') return;
              on().run();
              setAddress(undefined);
            }}
          />
          <Tool type="submit">{say(texts.apply)}</Tool>
          <Tool type="button" onClick={() => setLink('')}>
            {say(texts.noLink)}
          </Tool>
        </LinkForm>
      )}
    </div>
  );
}

const LinkForm = styled.form`
  display: flex;
  gap: var(--space-1);
  padding: var(--space-1);
`;

const Frame = styled.div`
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);

  > [role='toolbar'] {
    border-block-end: 1px solid var(--color-line);
  }

  .tiptap {
    ${controlCss}
    min-block-size: 4rem;
    max-block-size: 24rem;
    border-color: transparent;
    overflow-y: auto;
    white-space: pre-wrap;
  }

  .tiptap > * + * {
    margin-block-start: 0.6em;
  }

  .tiptap :is(h2, h3, h4) {
    font-size: 1.0625rem;
  }

  .tiptap :is(ul, ol) {
    padding-inline-start: 1.25rem;
  }

  [data-kept] {
    padding: var(--space-1) var(--space-2);
    border: 1px dashed var(--color-line-strong);
    border-radius: var(--radius-small);
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
`;
