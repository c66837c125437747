'use client';

import {
  CallToAction,
  headingAnchorId,
  HeadingTag,
  TextLink,
  VisuallyHidden,
  type CallToActionProps,
} from '@skein/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ALL_NEIGHBORHOODS, neighborhoodNamed } from '../address/finder-address.ts';
import { controlTexts, counted } from '../texts/finder.texts.ts';
import type { FinderView } from '../view/finder-view.ts';
import { ApartmentCard } from './apartment-card.tsx';
import { useFinder } from './finder-context.ts';
import type { FinderWords } from './finder-words.ts';
import { handFocusOn } from './give-focus-back.ts';
import { Paging } from './paging.tsx';

export type ApartmentListProps = {
  readonly view: FinderView;
  readonly words: FinderWords;
  /** Link that the list shows if a search finds nothing. */
  readonly helpLink?: CallToActionProps | undefined;
  /** Whether to hide the title visually, because an overlay already has a heading. */
  readonly titleHidden?: boolean;
};

/** Draws ten buildings of the list, the number of all buildings, and links to the other pages. */
export function ApartmentList({
  view,
  words,
  helpLink,
  titleHidden = false,
}: ApartmentListProps): ReactElement {
  const { city, say, tag } = useFinder();
  const { address, rows, total, ready } = view;
  const place = neighborhoodNamed(city, address.neighborhood)?.name ?? city.name;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(address.page);
  useEffect(() => {
    if (shownPage.current === address.page) return;
    shownPage.current = address.page;
    // The pressed link may no longer exist, and the new page of the list begins above it.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [address.page]);
  const title = (
    <Title ref={heading} id={headingAnchorId(place)} tabIndex={-1} data-list-title="">
      {place}
    </Title>
  );
  return (
    <List>
      <Head>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        <Count role="status">
          {total > 0 &&
            counted(say(total === 1 ? controlTexts.one : controlTexts.count), tag, { total, ready })}
          {total === 0 && (address.search === '' ? say(controlTexts.empty) : words.noResults)}
        </Count>
      </Head>
      {total === 0 && <Nothing view={view} helpLink={helpLink} />}
      {rows.length > 0 && (
        <Cards aria-label={say(controlTexts.buildings)}>
          {rows.map((apartment) => (
            <li key={apartment.id}>
              <ApartmentCard apartment={apartment} words={words} />
            </li>
          ))}
        </Cards>
      )}
      <Paging view={view} words={words} />
    </List>
  );
}

function Nothing({ view, helpLink }: Pick<ApartmentListProps, 'view' | 'helpLink'>) {
  const { say, tag, href, follow } = useFinder();
  const widen = { type: 'choose', neighborhood: ALL_NEIGHBORHOODS } as const;
  return (
    <Help>
      {view.elsewhere > 0 && (
        <TextLink
          href={href(widen)}
          onClick={(event) => {
            follow(event, widen);
            if (event.defaultPrevented) handFocusOn(event.currentTarget);
          }}
        >
          {counted(say(controlTexts.elsewhere), tag, { total: view.elsewhere })}
        </TextLink>
      )}
      {view.address.search !== '' && helpLink && <CallToAction {...helpLink} />}
    </Help>
  );
}

const List = styled.section`
  display: grid;
  gap: var(--space-5);
`;

const Head = styled.header`
  display: grid;
  gap: var(--space-1);
`;

const Title = styled(HeadingTag)`
  font-size: var(--heading-3);
  line-height: 1.12;
  scroll-margin-block-start: calc(var(--below-header) + var(--space-10) * 3);
  outline: none;
`;

const Count = styled.p`
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;
