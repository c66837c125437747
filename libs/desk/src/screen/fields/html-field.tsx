import { withLineBreaks } from '@skein/cms-client';
import { useWords } from '@skein/ui';
import StarterKit from '@tiptap/starter-kit';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { CodeArea } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { keepsAll, storedHtml } from './html-text.ts';
import { ProseEditor, proseOptions } from './prose-editor.tsx';

const extensions = [StarterKit.configure({ ...proseOptions, heading: { levels: [2, 3, 4] } })];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * An editor of a text with markup. If this editor would lose a part of the markup, it shows the HTML source instead.
 */
export function HtmlField(props: FieldEditorProps): ReactElement {
  const say = useWords();
  const { value, onChange, id, lang, label, describedBy, invalid } = props;
  const html = textOf(value);
  // Decides this only once, so that a text does not change to another kind of editor during typing.
  const [isSource] = useState(() => !keepsAll(html));
  if (!isSource)
    return (
      <ProseEditor
        {...props}
        extensions={extensions}
        // Visitors see a line break in the text as `<br>`; the editor would join the lines.
        content={withLineBreaks(html)}
        read={(editor) => storedHtml(editor.getHTML()) || undefined}
      />
    );
  return (
    <div data-wide>
      <CodeArea
        id={id}
        lang={lang}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={html}
        onChange={(event) => onChange(event.target.value)}
      />
      <Note>{say(texts.markup)}</Note>
    </div>
  );
}

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: 0.8125rem;
`;
