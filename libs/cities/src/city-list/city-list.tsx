'use client';

import { CarouselDots, OPTIONS_ATTRIBUTE, useCarouselLater, type CarouselOptions } from '@skein/carousels';
import { atLeast, Heading, useWords, type HeadingLevel } from '@skein/ui';
import { styled } from 'styled-components';
import { citiesTexts } from './cities.texts.ts';
import type { CityItem } from './city-item.content.ts';
import {
  CITY_GROUP_COUNT,
  CITY_SLIDE_WIDTH_PERCENT,
  CITY_SWIPE_TOLERANCE_PX,
} from './city-list.constants.ts';
import { CityName } from './city-name.tsx';
import { splitInGroups } from './split-in-groups.ts';

export interface CityListProps {
  /** States with their cities, in the order in which they are shown. */
  readonly items: readonly CityItem[];
  /** What a screen reader calls the list. Built in: "Cities by state". */
  readonly label?: string | undefined;
  /** Level of the states' names in the outline of the page. Default 3. */
  readonly level?: HeadingLevel;
  /** The word beside a city where service is on its way. Built in: "Coming soon". */
  readonly comingSoonLabel?: string | undefined;
}

/** A list of links: whatever is out of view can be found in the page, and reached with Tab. */
const OPTIONS = JSON.stringify({
  swipeTolerance: CITY_SWIPE_TOLERANCE_PX,
  keepsReach: true,
} satisfies Partial<CarouselOptions>);

/** A state's name counts as one and a half lines. */
const heightOf = ({ items = [] }: CityItem) => 1.5 + items.length;

/**
 * States with their cities: columns where there is room, else three groups to swipe through, the edge of the next one
 * always in sight. All of it is in the page from the start and is read without script; with it, there is a dot for each group.
 */
export function CityList({ items, label, level = 3, comingSoonLabel }: CityListProps) {
  const say = useWords();
  const root = useCarouselLater<HTMLDivElement>({}, String(items.length));
  if (items.length === 0) return null;
  const groups = splitInGroups(items, CITY_GROUP_COUNT, heightOf);
  const linked = items.some((state) => [state, ...(state.items ?? [])].some(({ url }) => url !== undefined));
  const soon = comingSoonLabel ?? say(citiesTexts.comingSoon);
  return (
    <Frame ref={root} {...{ [OPTIONS_ATTRIBUTE]: OPTIONS }}>
      {/* What scrolls must be within reach of the keyboard: by its links, or by itself where there are none. */}
      <Track
        data-track
        role="group"
        aria-label={label ?? say(citiesTexts.cityList)}
        tabIndex={linked ? undefined : 0}
      >
        {groups.map((states, index) => (
          <Group key={states[0]?.id ?? index} data-slide>
            {states.map((state, place) => (
              <State key={state.id ?? place}>
                <Heading level={level} size={4} anchor={state.name}>
                  <CityName item={state} soon={soon} />
                </Heading>
                {state.items !== undefined && state.items.length > 0 && (
                  <Cities role="list">
                    {state.items.map((city, row) => (
                      <li key={city.id ?? row}>
                        <CityName item={city} soon={soon} look="standard" />
                      </li>
                    ))}
                  </Cities>
                )}
              </State>
            ))}
          </Group>
        ))}
      </Track>
      {groups.length > 1 && (
        <SmallScreen>
          <CarouselDots count={groups.length} />
        </SmallScreen>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const SmallScreen = styled.div`
  ${atLeast('small')} {
    display: none;
  }
`;

const Track = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;
  padding-block-end: var(--space-4);

  @media (scripting: enabled) {
    scrollbar-width: none;
  }

  ${atLeast('small')} {
    display: block;
    columns: 11.5rem;
    column-gap: clamp(var(--space-6), 4cqi, var(--space-12));
    overflow: visible;
    margin: 0 0 calc(-1 * var(--space-8));
    padding: 0;
  }
`;

/**
 * Only a small screen sees the groups; elsewhere their states flow through the columns. The first begins where
 * the words above it begin, and what shows of the next is the edge of a card, never part of a name: its padding is as wide.
 */
const Group = styled.div`
  box-sizing: border-box;
  flex: 0 0 ${CITY_SLIDE_WIDTH_PERCENT}cqi;
  scroll-snap-align: center;
  padding: var(--space-5);
  padding-inline-start: max(var(--space-5), ${100 - CITY_SLIDE_WIDTH_PERCENT}cqi - var(--space-3));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background-color: var(--color-surface-raised);

  ${atLeast('small')} {
    display: contents;
  }
`;

const State = styled.div`
  padding-block: var(--space-3);
  break-inside: avoid;

  ${atLeast('small')} {
    padding-block: 0 var(--space-8);
  }
`;

const Cities = styled.ul`
  display: grid;
  margin-block-start: var(--space-2);

  > li {
    padding-block: var(--space-1);
  }
`;
