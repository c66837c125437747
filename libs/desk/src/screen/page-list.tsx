import { Icon, useWords, VisuallyHidden } from '@skein/ui';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { matches, type Page } from '../model/pages.ts';
import { findTexts, readAll } from '../model/search.ts';
import { go } from './state/address.ts';
import { PageBlocks } from './blocks/page-blocks.tsx';
import { breakable } from './parts/breakable.tsx';
import { ListRow } from './parts/list-row.styles.ts';
import { FoundTexts } from './found-texts.tsx';
import { Input, Tool } from './state/controls.styles.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { MissingTexts } from './missing-texts.tsx';
import { NewPageDialog } from './templates/new-page-dialog.tsx';
import { texts } from './state/texts.ts';

export interface PageListProps {
  readonly pages: readonly Page[];
  /** The shown page. */
  readonly page: Page | undefined;
}

/** Number of typed characters from which the desk also searches texts. */
const SEARCHED_FROM = 2;

/** The pages by path, with a search in their names and texts, and the blocks of the shown page. */
export function PageList({ pages, page }: PageListProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const [search, setSearch] = useState('');
  const [makes, setMakes] = useState(false);
  const wanted = useDeferredValue(search);
  const found = pages.filter(({ path, name }) => matches(wanted, path, name));
  const isTyped = wanted.trim().length >= SEARCHED_FROM;
  const entries = useEdits(({ content }) => (isTyped ? content.entries : undefined));
  const places = useMemo(
    () => (entries ? findTexts(store.read().content, wanted, page?.path ?? '') : []),
    [store, entries, wanted, page?.path],
  );
  return (
    <List>
      <Search>
        <VisuallyHidden>{say(texts.findPage)}</VisuallyHidden>
        <Input
          type="search"
          placeholder={say(texts.findPage)}
          value={search}
          onFocus={() => requestIdleCallback(() => readAll(store.read().content))}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Search>
      <Tool type="button" onClick={() => setMakes(true)}>
        <Icon name="plus" /> {say(texts.newPage)}
      </Tool>
      <MissingTexts path={page?.path ?? ''} />
      {makes && <NewPageDialog page={page} pages={pages} onClose={() => setMakes(false)} />}
      {page && wanted === '' && <PageBlocks key={page.entryId} page={page} pages={pages} />}
      <ul role="list">
        {found.map(({ path, name, entryId }) => (
          <li key={entryId}>
            <ListRow
              type="button"
              aria-current={path === page?.path ? 'page' : undefined}
              onClick={() => go({ path, entry: undefined, field: undefined })}
            >
              <span>{breakable(path)}</span>
              <small>{name}</small>
            </ListRow>
          </li>
        ))}
      </ul>
      {places.length > 0 && <FoundTexts title={texts.inTexts} places={places} />}
      <p role="status">{wanted !== '' && found.length + places.length === 0 && say(texts.noneFound)}</p>
    </List>
  );
}

const Search = styled.label`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin-block-start: calc(-1 * var(--space-4));
  padding-block: var(--space-4) var(--space-2);
  background: var(--color-surface);
`;

const List = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4) var(--space-3);

  > :not(button, dialog) {
    inline-size: 100%;
  }

  /* A button that gets the focus stops below the search, which stays at the top. */
  button {
    scroll-margin-block-start: 5rem;
  }
`;
