'use client';

import { CarouselDots, OPTIONS_ATTRIBUTE, useCarouselLater, type CarouselOptions } from '@skein/carousels';
import { GAVE_UP } from '@skein/cms-client';
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
  /** States with their cities, in display order. */
  readonly items: readonly CityItem[];
  /** Name of the list for screen readers. Built in: "Cities by state". */
  readonly label?: string | undefined;
  /** Heading level of the states' names. Default 3. */
  readonly level?: HeadingLevel;
  /** Text beside a city where service is coming. Built in: "Coming soon". */
  readonly comingSoonLabel?: string | undefined;
}

/** Options of the carousel. Links out of view stay searchable in the page and reachable with Tab. */
const OPTIONS = JSON.stringify({
  swipeTolerance: CITY_SWIPE_TOLERANCE_PX,
  keepsReach: true,
} satisfies Partial<CarouselOptions>);

/** Returns the height of a state in the list, in lines. The state's name counts as one and a half lines. */
const heightOf = ({ items = [] }: CityItem) => 1.5 + items.length;

/**
 * Draws states with their cities. Wide screens show the states in columns. Small screens show three groups to
 * swipe through, and the edge of the next group is always visible. All cities are in the page from the start,
 * also without script. Script adds a dot for each group.
 */
export function CityList({ items, label, level = 3, comingSoonLabel }: CityListProps) {
  const say = useWords();
  const groups = splitInGroups(items, CITY_GROUP_COUNT, heightOf);
  const root = useCarouselLater<HTMLDivElement>(
    {},
    groups.map(([first], index) => first?.id ?? index).join(),
  );
  if (items.length === 0) return null;
  const linked = items.some((state) => [state, ...(state.items ?? [])].some(({ url }) => url !== undefined));
  const soon = comingSoonLabel ?? say(citiesTexts.comingSoon);
  return (
    <Frame ref={root} {...{ [OPTIONS_ATTRIBUTE]: OPTIONS }}>
      {/* The keyboard must reach the scrolling track: by a link in it, or by the track itself. */}
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

  &${GAVE_UP} {
    scrollbar-width: thin;
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
 * A group of states, visible only on small screens. On wider screens, the states are in columns without groups.
 * The start of the first group lines up with the text above. The padding keeps names out of the part of the
 * next group that is in view.
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
