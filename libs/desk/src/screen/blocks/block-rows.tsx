import { filled, Glyph, useWords } from '@skein/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { nameIn } from '../../model/names.ts';
import { RowTools, type RowToolsProps } from '../parts/row-tools.tsx';
import { go, useAddress } from '../state/address.ts';
import { useDesk, useName, useNameLocale } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { BlockList } from './block-lists.ts';
import { EntryRow } from './entry-row.tsx';
import type { BlockEdits } from './use-block-edits.ts';
import { useRowDrag } from './use-row-drag.ts';

const HANDLE = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

export interface BlockRowsProps {
  readonly list: BlockList;
  readonly edits: BlockEdits;
  /** Called when the editor adds a block. @param at position of the new block */
  readonly onAdd: (at: number) => void;
  /** Called with a sentence for screen readers about what has changed. */
  readonly onSay: (words: string) => void;
}

/**
 * The blocks of one list. The editor moves a block by its handle, by its buttons, or with Alt and an arrow key.
 * The buttons are below the open block.
 */
export function BlockRows({ list, edits, onAdd, onSay }: BlockRowsProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const { entry: open } = useAddress();
  const locale = useNameLocale();
  const { links, field } = list;
  const rows = useRef<HTMLUListElement>(null);
  const [focusNext, setFocusNext] = useState<{ readonly at: number; readonly tool?: string | undefined }>();
  const nameAt = (at: number) => nameIn(store.read().content, links[at]?.sys.id ?? '', locale);

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
        const isLast = at === links.length - 1;
        const tools: RowToolsProps['tools'] = [
          ['up', texts.moveUp, at > 0 && (() => move(at, at - 1, 'up'))],
          ['down', texts.moveDown, !isLast && (() => move(at, at + 1, 'down'))],
          ['copy', texts.duplicate, () => duplicate(at)],
          ['remove', texts.remove, () => remove(at)],
          ['add', texts.addBelow, () => onAdd(at + 1)],
        ];
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
            <EntryRow id={id} keys="Alt+ArrowUp Alt+ArrowDown" />
            <Handle aria-hidden="true" title={say(texts.drag)} {...handleOf(at)}>
              <Glyph path={HANDLE} />
            </Handle>
            {open === id && <OpenTools id={id} tools={tools} />}
          </li>
        );
      })}
    </Rows>
  );
}

function OpenTools({ id, tools }: Pick<RowToolsProps, 'tools'> & { readonly id: string }): ReactElement {
  const name = useName(id);
  return (
    <Tools role="group" aria-label={name}>
      <RowTools name={name} tools={tools} />
    </Tools>
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
