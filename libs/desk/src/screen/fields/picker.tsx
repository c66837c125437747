import { Dialog, filled, Icon, useWords } from '@skein/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  linkTo,
  type Content,
  type ContentType,
  type Entity,
  type FieldDefinition,
  type Link,
} from '../../cms/cms.types.ts';
import { createEntry } from '../../edits/new-entry.ts';
import { ruleOf } from '../../model/field-kind.ts';
import { acceptsType, fileOf, pictureIn } from '../../model/files.ts';
import { nameIn, typeIdOf } from '../../model/names.ts';
import { matches } from '../../model/pages.ts';
import { Input, Tool } from '../state/controls.styles.ts';
import { useDesk, useEdits, useNameLocale } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import { useNewFile } from './use-new-file.tsx';

/** How many results the dialog shows. To find others, the editor types more letters. */
const SHOWN = 40;

function acceptedBy(field: FieldDefinition, { entries, assets }: Content): readonly Entity[] {
  const linkType = field.linkType ?? field.items?.linkType;
  const kept = [...(linkType === 'Asset' ? assets : entries).values()].filter(
    ({ sys }) => sys.archivedVersion === undefined,
  );
  if (linkType === 'Asset')
    return kept.filter((asset) => acceptsType(field, fileOf(asset)?.contentType ?? ''));
  const types = ruleOf(field, 'linkContentType');
  return types ? kept.filter((entry) => [types].flat().includes(typeIdOf(entry))) : kept;
}

/** How many content types may get a button that creates an entry. A list that accepts more types has a catalog. */
const CREATED = 8;

/** Returns the content types of entries that the dialog can create for a field. */
function createdBy(field: FieldDefinition, { types }: Content): readonly ContentType[] {
  const named = [ruleOf(field, 'linkContentType') ?? []].flat();
  return named.length > CREATED ? [] : named.flatMap((id) => types.get(id) ?? []);
}

export interface PickerProps {
  readonly field: FieldDefinition;
  readonly title: string;
  readonly onPick: (link: Link) => void;
  /** Opens an entry that this dialog has created. */
  readonly onOpen: (entryId: string) => void;
  readonly onClose: () => void;
}

/** A dialog that finds an entry or an asset by its name, or creates a new one. */
export function Picker({ field, title, onPick, onOpen, onClose }: PickerProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const locale = useNameLocale();
  const content = useEdits((state) => state.content);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const linkType = field.linkType ?? field.items?.linkType ?? 'Entry';
  const all = useMemo(
    () =>
      acceptedBy(field, content)
        .map((entity) => ({
          id: entity.sys.id,
          name: nameIn(content, entity.sys.id, locale),
          type: content.types.get(typeIdOf(entity))?.name ?? '',
        }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    [field, content, locale],
  );
  const found = all.filter(({ id, name, type }) => matches(wanted, name, type, id));
  function pick(link: Link): void {
    onClose();
    onPick(link);
  }
  function create(typeId: string): void {
    const id = createEntry(store, typeId);
    pick(linkTo('Entry', id));
    onOpen(id);
  }
  const newFile = useNewFile(field, title, pick);
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog open onClose={onClose} title={title}>
      <Input
        ref={input}
        type="search"
        aria-label={say(texts.find)}
        placeholder={say(texts.find)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Count role="status">{filled(say(texts.found), { count: found.length })}</Count>
      {linkType === 'Asset' && newFile.parts}
      {createdBy(field, content).map(({ sys, name }) => (
        <Tool key={sys.id} type="button" onClick={() => create(sys.id)}>
          <Icon name="plus" /> {filled(say(texts.create), { name })}
        </Tool>
      ))}
      <Results role="list" data-pictures={linkType === 'Asset' || undefined}>
        {found.slice(0, SHOWN).map(({ id, name, type }) => {
          const picture = pictureIn(content, id);
          return (
            <li key={id}>
              <button type="button" onClick={() => pick(linkTo(linkType, id))}>
                {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
                <span>{name}</span>
                {type !== '' && <small>{type}</small>}
              </button>
            </li>
          );
        })}
      </Results>
    </Dialog>
  );
}

const Count = styled.p`
  margin-block: var(--space-2);
  color: var(--color-text-muted);
  font-size: 0.875rem;
`;

const Results = styled.ul`
  display: grid;
  block-size: 50vh;
  overflow-y: auto;
  align-content: start;

  &[data-pictures] {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: var(--space-2);
  }

  button {
    display: flow-root;
    inline-size: 100%;
    padding: var(--space-2);
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    background: var(--color-accent-soft);
  }

  img {
    inline-size: 100%;
    block-size: 6rem;
    border-radius: 4px;
    object-fit: contain;
  }

  &:not([data-pictures]) img {
    float: inline-start;
    inline-size: 4rem;
    block-size: 3rem;
    margin-inline-end: var(--space-2);
  }

  small {
    display: block;
    color: var(--color-text-muted);
  }
`;
