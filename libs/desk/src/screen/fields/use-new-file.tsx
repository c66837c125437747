import { Icon, useWords, VisuallyHidden } from '@skein/ui';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactElement } from 'react';
import type { FieldDefinition, Link } from '../../cms/cms.types.ts';
import { acceptOf } from '../../model/files.ts';
import { Tool } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';
import { FileDialog } from './file-dialog.tsx';

export interface NewFile {
  /** The button that opens the browser's file dialog, and the dialog for the chosen file. */
  readonly parts: ReactElement;
  /** Props of the element on which the editor can drop or paste a file. */
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/** Lets an editor choose, drop, or paste a new file for a field. */
export function useNewFile(field: FieldDefinition, label: string, onDone: (link: Link) => void): NewFile {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  function take(list: FileList | null, event?: DragEvent | ClipboardEvent): void {
    const [first] = list ?? [];
    if (!first) return;
    event?.preventDefault();
    setFile(first);
  }
  return {
    target: {
      onDragOver: (event) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
      onDrop: (event) => take(event.dataTransfer.files, event),
      onPaste: (event) => take(event.clipboardData.files, event),
    },
    parts: (
      <>
        <Tool
          type="button"
          aria-label={`${say(texts.upload)}: ${label}`}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" /> {say(texts.upload)}
        </Tool>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            accept={acceptOf(field)}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
        </VisuallyHidden>
        {file && (
          <FileDialog
            field={field}
            file={file}
            onClose={() => setFile(undefined)}
            onDone={(link) => {
              setFile(undefined);
              onDone(link);
            }}
          />
        )}
      </>
    ),
  };
}
