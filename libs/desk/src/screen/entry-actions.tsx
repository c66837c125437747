import { Alert, Button, Dialog, filled, useWords } from '@skein/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { aroundPages, pagesShowing, referrers, type Referrers } from '../model/ownership.ts';
import { publicationState } from '../edits/publication.ts';
import { discardDrafts, removeEntry } from '../edits/removal.ts';
import { pagesOf, type Page } from '../model/pages.ts';
import { go, useAddress } from './state/address.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits, useName } from './state/desk-context.ts';
import { focusFields } from './state/open-entry.ts';
import { texts } from './state/texts.ts';

/** The pages that show an entry, and actions for the whole entry: discard its draft, unpublish it, delete it. */
export function EntryActions({ id }: { readonly id: string }): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const { path } = useAddress();
  const [asks, setAsks] = useState<'unpublish' | 'delete'>();
  const [problem, setProblem] = useState<string>();
  const name = useName(id);
  const state = useEdits(({ content }) => {
    const entry = content.entries.get(id);
    return entry && publicationState(entry, content);
  });
  const pages = useEdits(({ content }) => pagesOf(content));
  const links = useEdits(({ content }) => referrers(content.entries));
  const shown = useMemo(() => pathsShowing(links, pages, id), [links, pages, id]);

  async function attempt(act: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  async function confirm(): Promise<void> {
    const what = asks;
    setAsks(undefined);
    if (what === 'unpublish') return attempt(() => store.unpublish(id));
    const isShownPage = pages.some((page) => page.entryId === id && page.path === path);
    await attempt(() => removeEntry(store, id));
    if (store.read().content.entries.has(id)) return;
    go({ entry: undefined, field: undefined, ...(isShownPage && { path: '/' }) });
    focusFields();
  }

  const isAround = useMemo(
    () =>
      shown.length === 0 &&
      aroundPages(store.read().content, new Set(pages.map(({ entryId }) => entryId)))(id),
    [store, shown, pages, id],
  );
  const nowhere = say(isAround ? texts.shownAround : texts.shownNowhere);
  const where = shown.length === 0 ? nowhere : filled(say(texts.shownOn), { count: shown.length });
  return (
    <Section aria-label={say(texts.thisEntry)}>
      <p>
        {where} {shown.slice(0, PATHS_SHOWN).join(', ')}
        {shown.length > PATHS_SHOWN && '…'}
      </p>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <div>
        {state === 'changed' && (
          <Tool type="button" onClick={() => void attempt(() => discardDrafts(store, [id]))}>
            {say(texts.discard)}
          </Tool>
        )}
        {state !== 'new' && (
          <Tool type="button" onClick={() => setAsks('unpublish')}>
            {say(texts.unpublish)}
          </Tool>
        )}
        <Tool type="button" onClick={() => setAsks('delete')}>
          {say(texts.delete)}
        </Tool>
      </div>
      {asks && (
        <Dialog
          open
          size="small"
          onClose={() => setAsks(undefined)}
          title={say(texts[asks])}
          footer={
            <>
              <Button variant="quiet" size="small" onClick={() => setAsks(undefined)}>
                {say(texts.cancel)}
              </Button>
              <Button size="small" onClick={() => void confirm()}>
                {say(texts[asks])}
              </Button>
            </>
          }
        >
          <p>{filled(say(asks === 'delete' ? texts.deleteAsks : texts.unpublishAsks), { name })}</p>
          <p>{where}</p>
          <Paths role="list">
            {shown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Paths>
        </Dialog>
      )}
    </Section>
  );
}

function pathsShowing(links: Referrers, pages: readonly Page[], id: string): readonly string[] {
  const ids = new Set(pages.map(({ entryId }) => entryId));
  const on = pagesShowing(links, id, (one) => ids.has(one));
  return pages.filter(({ entryId }) => on.has(entryId)).map((page) => page.path);
}

/** How many paths the panel shows. The dialogs list all paths. */
const PATHS_SHOWN = 5;

const Section = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline-start: -0.5rem;
  }
`;

const Paths = styled.ul`
  max-block-size: 30vh;
  overflow-y: auto;
`;
