import { Alert, Button, filled, useWords } from '@skein/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { DeskDialog } from './parts/desk-dialog.tsx';
import type { Entity } from '../cms/cms.types.ts';
import { neededBy, publicationOf, type Unpublished } from '../edits/publication.ts';
import { discardDraft } from '../edits/removal.ts';
import { nameIn, typeIdOf } from '../model/names.ts';
import type { Page } from '../model/pages.ts';
import { ChangedFields } from './changed-fields.tsx';
import { useAddress } from './state/address.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

export interface PublishDialogProps {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly onClose: () => void;
}

/**
 * Lists what differs from what visitors see: on the page, in the open entry, and in all that was changed in this
 * window. Publishes what is chosen: at first all that the page needs.
 */
export function PublishDialog({ page, pages, onClose }: PublishDialogProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const { content, drafts } = useEdits();
  const { entry, locale = content.locales[0].code } = useAddress();
  const [state, setState] = useState<'asks' | 'publishes' | { readonly count: number }>('asks');
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const pageIds = new Set(pages.map(({ entryId }) => entryId));
  const isPage = (id: string) => pageIds.has(id);
  const ids = entry === undefined ? [page.entryId] : [page.entryId, entry];
  const list = publicationOf(content, [...ids, ...drafts.keys()], isPage);
  const needed = neededBy(content, ids, page.path, list, isPage);
  const isChosen = (id: string) => chosen.get(id) ?? needed.has(id);
  const going = list.filter(({ entity }) => isChosen(entity.sys.id));
  const published = usePublished(list);

  async function attempt(id: string, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProblem(filled(say(texts.publishFailed), { name: nameIn(content, id, locale), reason }));
      return false;
    }
  }
  async function publish(): Promise<void> {
    setState('publishes');
    setProblem(undefined);
    for (const { entity } of going)
      if (!(await attempt(entity.sys.id, () => store.publish([entity.sys.id])))) return setState('asks');
    setState({ count: going.length });
  }

  async function discard(before: Entity): Promise<void> {
    setState('publishes');
    setProblem(undefined);
    await attempt(before.sys.id, () => discardDraft(store, before));
    setState('asks');
  }

  const row = ({ entity, state: kind }: Unpublished) => {
    const { id } = entity.sys;
    const before = published.get(id);
    const waits = (drafts.get(id)?.state ?? 'saved') !== 'saved';
    return (
      <li key={id}>
        <label>
          <input
            type="checkbox"
            checked={isChosen(id)}
            onChange={({ target }) => {
              setState('asks');
              setChosen(new Map(chosen).set(id, target.checked));
            }}
          />
          <span>
            <strong>{nameIn(content, id, locale)}</strong>
            <small>
              {content.types.get(typeIdOf(entity))?.name} ·{' '}
              {say(kind === 'new' ? texts.isNew : texts.isChanged)}
              {waits && ` · ${say(texts.saving)}`}
            </small>
          </span>
        </label>
        {before && (
          <Difference>
            <ChangedFields now={entity} published={before} />
            <Tool
              type="button"
              aria-label={`${say(texts.discard)}: ${nameIn(content, id, locale)}`}
              disabled={state === 'publishes'}
              onClick={() => void discard(before)}
            >
              {say(texts.discard)}
            </Tool>
          </Difference>
        )}
      </li>
    );
  };
  const here = list.filter(({ entity }) => needed.has(entity.sys.id));
  const elsewhere = list.filter(({ entity }) => !needed.has(entity.sys.id));
  const intro = list.length === 0 ? texts.nothingToPublish : texts.publishAsks;
  return (
    <DeskDialog
      onClose={onClose}
      title={say(texts.publishPage)}
      footer={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {say(typeof state === 'object' ? texts.close : texts.cancel)}
          </Button>
          <Button
            size="small"
            disabled={state === 'publishes' || going.length === 0}
            onClick={() => void publish()}
          >
            {going.length > 0 ? `${say(texts.publish)} (${going.length})` : say(texts.publish)}
          </Button>
        </>
      }
    >
      <Changes>
        <div aria-live="polite">
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <p>{typeof state === 'object' ? filled(say(texts.isPublished), { ...state }) : say(intro)}</p>
        </div>
        <ul role="list">{here.map(row)}</ul>
        {elsewhere.length > 0 && <h3>{say(texts.elsewhere)}</h3>}
        <ul role="list">{elsewhere.map(row)}</ul>
      </Changes>
    </DeskDialog>
  );
}

/** Returns what visitors see of the listed entries, once it is known. */
function usePublished(list: readonly Unpublished[]): ReadonlyMap<string, Entity> {
  const { store } = useDesk();
  const [found, setFound] = useState<ReadonlyMap<string, Entity>>(new Map());
  const ids = list.flatMap(({ entity, state }) => (state === 'changed' ? [entity.sys.id] : [])).join(' ');
  useEffect(() => {
    if (ids === '') return;
    store.readPublished(ids.split(' ')).then(
      (entities) => setFound(new Map(entities.map((entity) => [entity.sys.id, entity]))),
      () => undefined,
    );
  }, [ids, store]);
  return found;
}

const Changes = styled.div`
  display: grid;
  gap: var(--space-4);
  max-block-size: 60vh;
  overflow-y: auto;

  li {
    display: grid;
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--color-line);
  }

  h3 {
    font-size: 1rem;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
  }

  label > span {
    display: grid;
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
  }
`;

const Difference = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  padding-block-start: var(--space-1);
  padding-inline-start: 1.75rem;
`;
