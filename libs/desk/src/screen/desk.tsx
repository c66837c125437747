import { useWords } from '@skein/ui';
import { memo, Suspense, useEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { pagesOf } from '../model/pages.ts';
import { useAddress } from './state/address.ts';
import { useDeadLinks } from './dead-links.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { openEntry } from './state/open-entry.ts';
import { usePageProblems } from './state/page-problems.ts';
import { EntryPanel } from './entry-panel.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { PageList } from './page-list.tsx';
import { TopBar } from './top-bar.tsx';
import { texts } from './state/texts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The desk: pages on the left, the shown page in the middle, the fields of an entry on the right. */
export function Desk({ onLanguage }: { readonly onLanguage: () => void }): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  /** A number that changes with every saved edit and publication. Undefined while a draft is not saved. */
  const saved = useEdits(({ drafts, edited, published }) =>
    [...drafts.values()].every(({ state }) => state === 'saved') ? edited + published : undefined,
  );
  const address = useAddress();
  const pages = useEdits(({ content }) => pagesOf(content));
  const page = pages.find(({ path }) => path === address.path);
  const pageId = page?.entryId;
  useShortcuts();
  usePageProblems(saved === undefined ? undefined : page?.path, saved ?? 0);
  useDeadLinks(pageId, address.entry, saved);
  useEffect(() => store.forget(), [store, pageId]);

  useEffect(() => {
    const save = (event: BeforeUnloadEvent) => {
      const open = [...store.read().drafts.values()].some(({ state }) => state !== 'saved');
      if (!open) return;
      void store.saveAll();
      event.preventDefault();
    };
    const refresh = () => {
      for (const id of new Set([address.entry, pageId]))
        if (id !== undefined) store.refresh(id).catch(() => undefined);
    };
    addEventListener('beforeunload', save);
    addEventListener('focus', refresh);
    return () => {
      removeEventListener('beforeunload', save);
      removeEventListener('focus', refresh);
    };
  }, [store, address, pageId]);

  return (
    <Layout>
      <TopBar page={page} pages={pages} onLanguage={onLanguage} />
      <Column as="nav" aria-label={say(texts.pages)}>
        <SteadyPageList pages={pages} page={page} />
      </Column>
      <PageFrame pages={pages} />
      <Column as="section" aria-label={say(texts.fields)} tabIndex={-1} id="desk-fields">
        <Suspense fallback={null}>
          <EntryPanel key={address.entry} onOpen={openEntry} />
        </Suspense>
      </Column>
    </Layout>
  );
}

/** Without `memo`, React would draw the long list again for each typed letter. */
const SteadyPageList = memo(PageList);

const Layout = styled.div`
  display: grid;
  grid: auto minmax(0, 1fr) / 14rem minmax(22rem, 1fr) minmax(23rem, 30rem);
  block-size: 100svh;
  min-inline-size: 60rem;
  background: var(--color-surface-sunken);
  font-size: 0.9375rem;
`;

const Column = styled.div`
  position: relative;
  min-block-size: 0;
  overflow-y: auto;
  background: var(--color-surface);
  scrollbar-gutter: stable;

  &:last-child {
    border-inline-start: 1px solid var(--color-line);
  }

  &:focus {
    outline: none;
  }
`;
