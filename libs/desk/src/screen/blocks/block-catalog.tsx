import { Dialog, filled, useWords } from '@skein/ui';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FieldDefinition } from '../../cms/cms.types.ts';
import type { Page } from '../../model/pages.ts';
import { Input } from '../state/controls.styles.ts';
import { useDesk } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import { blockKindsOf, isFound, isInName, type BlockKind } from './block-lists.ts';
import { BlockPicture, PICTURE_PX } from './block-picture.tsx';

export interface BlockCatalogProps {
  /** The list to which the new block is added. */
  readonly field: FieldDefinition;
  readonly pages: readonly Page[];
  readonly onPick: (kind: BlockKind) => void;
  readonly onClose: () => void;
}

/** A dialog with a picture of each kind of block that a list accepts, and when to use it. */
export function BlockCatalog({ field, pages, onPick, onClose }: BlockCatalogProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const input = useRef<HTMLInputElement>(null);
  // Computes the kinds once, so that edits in the meantime do not change the open catalog.
  const kinds = useMemo(() => blockKindsOf(field, store.read().content, pages), [field, store, pages]);
  const found = kinds
    .filter((kind) => isFound(kind, wanted))
    .sort((a, b) => Number(isInName(b, wanted)) - Number(isInName(a, wanted)));
  const used = found.filter(({ uses }) => uses > 0);
  const others = found.filter(({ uses }) => uses === 0);
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog open onClose={onClose} title={say(texts.addBlock)} size="large">
      <Input
        ref={input}
        type="search"
        aria-label={say(texts.findBlock)}
        placeholder={say(texts.findBlock)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Count role="status">{filled(say(texts.found), { count: found.length })}</Count>
      <Shelf>
        <Kinds kinds={used} onPick={onPick} />
        {others.length > 0 && (
          <details open={used.length === 0}>
            <summary>{filled(say(texts.unusedBlocks), { count: others.length })}</summary>
            <Kinds kinds={others} onPick={onPick} />
          </details>
        )}
      </Shelf>
    </Dialog>
  );
}

function Kinds({ kinds, onPick }: { kinds: readonly BlockKind[]; onPick: BlockCatalogProps['onPick'] }) {
  const say = useWords();
  const id = useId();
  return (
    <Grid role="list">
      {kinds.map((kind) => {
        const { type, example, uses, advice } = kind;
        const aboutId = `${id}-${type.sys.id}`;
        return (
          <li key={type.sys.id}>
            {example && <BlockPicture page={example.page} block={example.entry} />}
            <button type="button" aria-describedby={aboutId} onClick={() => onPick(kind)}>
              {type.name}
            </button>
            <div id={aboutId}>
              <p>{advice.use ?? advice.about}</p>
              {advice.avoid !== undefined && (
                <p>
                  <b>{say(texts.ratherNot)}</b> {advice.avoid}
                </p>
              )}
              {uses > 0 && <p>{filled(say(texts.timesUsed), { count: uses })}</p>}
            </div>
          </li>
        );
      })}
    </Grid>
  );
}

const Count = styled.p`
  margin-block: var(--space-2);
  color: var(--color-text-muted);
  font-size: 0.875rem;
`;

const Shelf = styled.div`
  block-size: 60vh;
  padding: 4px;
  overflow-y: auto;

  summary {
    padding-block: var(--space-3);
    color: var(--color-link);
    font-weight: 550;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${PICTURE_PX + 18}px);
  gap: var(--space-4);
  justify-content: space-between;
  font-size: 0.8125rem;
  line-height: 1.4;

  li {
    position: relative;
    display: grid;
    gap: var(--space-1);
    align-content: start;
    padding: var(--space-2);
    border: 1px solid transparent;
    border-radius: var(--radius-small);
  }

  li:hover {
    border-color: var(--color-line-strong);
    background: var(--color-accent-soft);
  }

  button {
    padding: 0;
    border: 0;
    background: transparent;
    font: 600 0.9375rem/1.4 var(--font-text);
    text-align: start;
    cursor: pointer;
  }

  /* The whole card can be pressed. */
  button::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-small);
    content: '';
  }

  button:focus-visible {
    outline: none;
  }

  button:focus-visible::after {
    outline: 2px solid var(--color-focus);
  }

  p {
    color: var(--color-text-muted);
  }

  b {
    font-weight: 600;
  }
`;
