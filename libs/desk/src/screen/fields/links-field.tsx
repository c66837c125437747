import { filled, Icon, useWords, VisuallyHidden } from '@skein/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../cms/cms.types.ts';
import { pictureIn } from '../../model/files.ts';
import { nameIn } from '../../model/names.ts';
import { RowTools } from '../parts/row-tools.tsx';
import { Tool } from '../state/controls.styles.ts';
import { useDesk, useNameLocale } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import type { FieldEditorProps } from './field-props.ts';
import { LinkName } from './link-name.tsx';
import { Picker } from './picker.tsx';

/**
 * A list of linked entries. The editor opens an entry in the panel, moves it with buttons or with Alt and an arrow
 * key, and removes it from the list.
 */
export function LinksField({
  field,
  id,
  label,
  describedBy,
  value,
  onChange,
  onOpen,
}: FieldEditorProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const locale = useNameLocale();
  const [picks, setPicks] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  const links = (Array.isArray(value) ? value : []) as readonly Link[];

  useEffect(() => {
    if (focusNext.current === undefined) return;
    const rows = list.current?.children;
    const row = rows?.[Math.min(focusNext.current, rows.length - 1)];
    (row?.querySelector('button') ?? document.getElementById(id))?.focus();
    focusNext.current = undefined;
  });

  function move(at: number, to: number): void {
    const link = links[at];
    if (!link || to < 0 || to >= links.length) return;
    focusNext.current = to;
    onChange(links.toSpliced(at, 1).toSpliced(to, 0, link));
    const name = nameIn(store.read().content, link.sys.id, locale);
    setSaid(filled(say(texts.moved), { name, position: to + 1, count: links.length }));
  }

  function remove(at: number): void {
    focusNext.current = Math.max(0, at - 1);
    onChange(links.toSpliced(at, 1));
  }

  function pick(link: Link): void {
    focusNext.current = links.length;
    onChange([...links, link]);
  }

  return (
    <div role="group" aria-label={label} aria-describedby={describedBy} data-wide>
      <List role="list" ref={list}>
        {links.map(({ sys }, at) => {
          const { content } = store.read();
          const name = nameIn(content, sys.id, locale);
          const picture = pictureIn(content, sys.id);
          return (
            <li
              key={`${sys.id} ${links.slice(0, at).filter((link) => link.sys.id === sys.id).length}`}
              onKeyDown={(event) => {
                if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                event.preventDefault();
                move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
              }}
            >
              <LinkName id={sys.id} keys="Alt+ArrowUp Alt+ArrowDown" onOpen={onOpen}>
                {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
              </LinkName>
              <RowTools
                name={name}
                tools={[
                  ['up', texts.moveUp, at > 0 && (() => move(at, at - 1))],
                  ['down', texts.moveDown, at < links.length - 1 && (() => move(at, at + 1))],
                  ['remove', texts.remove, () => remove(at)],
                ]}
              />
            </li>
          );
        })}
      </List>
      <Tool type="button" id={id} aria-label={`${say(texts.add)}: ${label}`} onClick={() => setPicks(true)}>
        <Icon name="plus" /> {say(texts.add)}
      </Tool>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {picks && (
        <Picker field={field} title={label} onClose={() => setPicks(false)} onPick={pick} onOpen={onOpen} />
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  margin-block-end: var(--space-1);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, auto);
    align-items: center;
    border: 1px solid var(--color-line);
    background: var(--color-surface-raised);
  }

  li + li {
    border-block-start: 0;
  }

  li:first-child {
    border-start-start-radius: var(--radius-small);
    border-start-end-radius: var(--radius-small);
  }

  li:last-child {
    border-end-start-radius: var(--radius-small);
    border-end-end-radius: var(--radius-small);
  }
`;
