import { filled, Glyph, useWords } from '@skein/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { nameIn, typeIdOf } from '../../model/names.ts';
import { go, useAddress } from '../state/address.ts';
import { Tool } from '../state/controls.styles.ts';
import { useEdits } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { BlockList } from './block-lists.ts';
import { EntryRow } from './entry-row.tsx';
import type { BlockEdits } from './use-block-edits.ts';
import { useRowDrag } from './use-row-drag.ts';

const paths = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M6 6l12 12M18 6L6 18',
  add: 'M12 5v14M5 12h14',
  handle: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

export interface BlockRowsProps {
  readonly list: BlockList;
  readonly edits: BlockEdits;
  /** Called to add a block at a place. */
  readonly onAdd: (at: number) => void;
  /** Called with what has happened, in words. */
  readonly onSay: (words: string) => void;
}

/**
 * The blocks of one list. A block moves by its handle, by its buttons, or with Alt and an arrow key. The buttons
 * stand below the open block.
 */
export function BlockRows({ list, edits, onAdd, onSay }: BlockRowsProps): ReactElement {
  const say = useWords();
  const { content } = useEdits();
  const { entry: open, locale = content.locales[0].code } = useAddress();
  const { links, field } = list;
  const rows = useRef<HTMLUListElement>(null);
  /** The row and the button that get the focus after the next drawing. */
  const [focusNext, setFocusNext] = useState<{ readonly at: number; readonly tool?: string | undefined }>();
  const nameAt = (at: number) => nameIn(content, links[at]?.sys.id ?? '', locale);

  const focusOn = useEffectEvent((at: number, key: string | undefined) => {
    const row = rows.current?.children[Math.min(at, links.length - 1)];
    const tool = row?.querySelector<HTMLElement>(`[data-tool="${key}"]:enabled`);
    const add = document.querySelector<HTMLElement>(`[data-add="${CSS.escape(field.id)}"]`);
    (tool ?? row?.querySelector('button') ?? add)?.focus();
  });
  useEffect(() => {
    if (focusNext) focusOn(focusNext.at, focusNext.tool);
  }, [focusNext]);

  function move(from: number, to: number, tool?: string): void {
    if (to < 0 || to >= links.length) return;
    setFocusNext({ at: to, tool });
    edits.move(list, from, to);
    onSay(filled(say(texts.moved), { name: nameAt(from), position: to + 1, count: links.length }));
  }
  function duplicate(at: number): void {
    const copy = edits.duplicate(list, at);
    if (copy === undefined) return;
    setFocusNext({ at: at + 1 });
    onSay(filled(say(texts.duplicated), { name: nameAt(at) }));
    go({ entry: copy, field: undefined });
  }
  function remove(at: number): void {
    setFocusNext({ at });
    edits.remove(list, at);
    onSay(filled(say(texts.removedBlock), { name: nameAt(at) }));
    go({ entry: undefined, field: undefined });
  }
  const { drag, handleOf } = useRowDrag(move);
  const dropAt = (at: number) => {
    if (drag?.gap === at) return 'before';
    return drag?.gap === links.length && at === links.length - 1 ? 'after' : undefined;
  };

  return (
    <Rows role="list" ref={rows}>
      {links.map(({ sys: { id } }, at) => {
        const [entry, name] = [content.entries.get(id), nameAt(at)];
        const isOpen = open === id;
        const tool = (key: keyof typeof paths, label: string, act: () => void, disabled = false) => (
          <Tool
            type="button"
            data-tool={key}
            aria-label={filled(label, { name })}
            title={filled(label, { name })}
            disabled={disabled}
            onClick={act}
          >
            <Glyph path={paths[key]} />
          </Tool>
        );
        return (
          <li
            key={`${id} ${links.slice(0, at).filter(({ sys }) => sys.id === id).length}`}
            data-drop={dropAt(at)}
            data-dragged={drag?.from === at || undefined}
            onKeyDown={(event) => {
              if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
              event.preventDefault();
              move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
            }}
          >
            <EntryRow
              id={id}
              name={name}
              about={entry && content.types.get(typeIdOf(entry))?.name}
              keys="Alt+ArrowUp Alt+ArrowDown"
            />
            <Handle aria-hidden="true" title={say(texts.drag)} {...handleOf(at)}>
              <Glyph path={paths.handle} />
            </Handle>
            {isOpen && (
              <Tools role="group" aria-label={name}>
                {tool('up', say(texts.moveUp), () => move(at, at - 1, 'up'), at === 0)}
                {tool('down', say(texts.moveDown), () => move(at, at + 1, 'down'), at === links.length - 1)}
                {tool('copy', say(texts.duplicate), () => duplicate(at), !entry)}
                {tool('remove', say(texts.remove), () => remove(at))}
                {tool('add', say(texts.addBelow), () => onAdd(at + 1))}
              </Tools>
            )}
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled.ul`
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.5rem;
  }

  li[data-dragged] {
    opacity: 0.5;
  }

  li[data-drop]::after {
    position: absolute;
    inset: -1px 0 auto;
    border-block-start: 2px solid var(--color-focus);
    content: '';
  }

  li[data-drop='after']::after {
    inset-block: auto -1px;
  }
`;

const Handle = styled.span`
  display: grid;
  place-content: center;
  color: var(--color-text-muted);
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 3;
  }
`;

const Tools = styled.div`
  display: flex;
  grid-column: 1 / -1;
  margin-block-end: var(--space-2);
`;
