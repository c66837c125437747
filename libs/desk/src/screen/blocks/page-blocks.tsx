import { filled, Icon, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ContentType, Entity } from '../../cms/cms.types.ts';
import { isProse } from '../../edits/new-entry.ts';
import { fieldName } from '../../model/names.ts';
import type { Page } from '../../model/pages.ts';
import { breakable } from '../parts/breakable.tsx';
import { go, useAddress } from '../state/address.ts';
import { Tool } from '../state/controls.styles.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import { BlockCatalog } from './block-catalog.tsx';
import { blockListsOf, type BlockKind, type BlockList } from './block-lists.ts';
import { BlockRows } from './block-rows.tsx';
import { EntryRow } from './entry-row.tsx';
import { useBlockEdits } from './use-block-edits.ts';

export interface PageBlocksProps {
  /** The shown page. */
  readonly page: Page;
  readonly pages: readonly Page[];
}

/** The blocks of a page, in order. Editors open, add and move blocks here without a pointer. */
export function PageBlocks({ page, pages }: PageBlocksProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const entry = useEdits(({ content }) => content.entries.get(page.entryId));
  const { entry: open } = useAddress();
  const [adds, setAdds] = useState<{ readonly list: BlockList; readonly at: number }>();
  const [said, setSaid] = useState<{ readonly words: string; readonly of: Entity['fields'] | undefined }>();
  const edits = useBlockEdits(page.entryId);
  const { types, locales } = store.read().content;
  const lists = entry ? blockListsOf({ types, locales }, entry) : [];
  const [first] = lists;

  /** Says what has changed, until the page changes again. */
  const tell = (words: string) =>
    setSaid({ words, of: store.read().content.entries.get(page.entryId)?.fields });

  function add(kind: BlockKind): void {
    if (!adds) return;
    const id = edits.add(adds.list, kind, adds.at);
    setAdds(undefined);
    tell(filled(say(texts.added), { name: kind.type.name, position: adds.at + 1 }));
    go({ entry: id, field: firstText(kind.type) });
    // Selects the example text of the new block, so that typing replaces it.
    requestAnimationFrame(() => {
      const { activeElement: field } = document;
      if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
    });
  }

  return (
    <Section aria-label={say(texts.blocks)} data-keeps-focus>
      <h2>{breakable(page.path)}</h2>
      <EntryRow id={page.entryId} title={say(texts.pageItself)} />
      {open === page.entryId && first && first.links.length > 0 && (
        <Tool type="button" onClick={() => setAdds({ list: first, at: 0 })}>
          <Icon name="plus" /> {say(texts.addFirst)}
        </Tool>
      )}
      {lists.map((list) => (
        <div key={list.field.id}>
          {lists.length > 1 && <h3>{fieldName(list.field)}</h3>}
          <BlockRows list={list} edits={edits} onAdd={(at) => setAdds({ list, at })} onSay={tell} />
          <Tool
            type="button"
            data-add={list.field.id}
            onClick={() => setAdds({ list, at: list.links.length })}
          >
            <Icon name="plus" /> {say(texts.addBlock)}
          </Tool>
        </div>
      ))}
      <Said role="status">{said && said.of === entry?.fields && said.words}</Said>
      {adds && (
        <BlockCatalog field={adds.list.field} pages={pages} onPick={add} onClose={() => setAdds(undefined)} />
      )}
    </Section>
  );
}

const firstText = ({ fields, displayField }: ContentType) =>
  (fields.find((field) => field.required && isProse(field)) ?? fields.find(({ id }) => id === displayField))
    ?.id;

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--color-line);

  > div {
    inline-size: 100%;
  }

  > h2,
  h3 {
    padding-inline: var(--space-2);
    font-size: 1rem;
    line-height: 1.3;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: 0.875rem;
  }
`;

const Said = styled.p`
  position: sticky;
  inset-block-end: 0;
  inline-size: 100%;
  padding: var(--space-2);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: 0.8125rem;

  /* A status must stay in the accessibility tree, or screen readers may miss its next text. */
  &:empty {
    position: absolute;
    padding: 0;
  }
`;
