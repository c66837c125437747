'use client';

import { GAVE_UP, withDefaults } from '@skein/cms-client';
import {
  atLeast,
  enlargedText,
  Heading,
  keepsItsSides,
  Picture,
  RichText,
  filled,
  useWords,
  levelUnder,
} from '@skein/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CarouselControls } from '../../carousel/carousel-controls.tsx';
import { carouselTexts, placeText } from '../../carousel/carousel.texts.ts';
import { keysOf } from '../../carousel/keys-of.ts';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { OPTIONS_ATTRIBUTE } from '../../engine/options.ts';
import { CarouselFrame } from '../frame/carousel-frame.tsx';
import { carouselBlockTexts } from '../shared/carousel-block.texts.ts';
import { TIMED_LIST_INTERVAL_MS, TIMED_LIST_OPTIONS } from './timed-list.constants.ts';
import type { TimedListProps } from './timed-list.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { TimedListProps };

/** Length above which words may scroll below their picture on a small phone, in characters including markup. */
const SCROLLING_LENGTH = 100;

const scrolls = (description = '') => description.length > SCROLLING_LENGTH;

/**
 * Carousel of type 3: a list that shows one item after the other. Each line of the list is a link, so that
 * visitors can use the list without script.
 */
export function TimedList(given: TimedListProps) {
  const props = withDefaults(given, { ...sharedDefaults, autoSlider: true });
  const { items = [], title, autoSlider } = props;
  const say = useWords();
  const id = useId();
  const moves = autoSlider && items.length > 1;
  const said = JSON.stringify({
    ...TIMED_LIST_OPTIONS,
    ...(moves && { interval: TIMED_LIST_INTERVAL_MS }),
  });
  const root = useCarousel({}, `${said} ${keysOf(items)}`);
  if (items.length === 0) return null;
  const label = title ?? say(carouselBlockTexts.timedList);
  const slideId = (index: number) => `${id}-${index + 1}`;
  return (
    <CarouselFrame {...props}>
      <Columns
        ref={root}
        {...{ [OPTIONS_ATTRIBUTE]: said }}
        aria-label={label}
        aria-roledescription={say(carouselTexts.carousel)}
      >
        <Side>
          {moves && <CarouselControls count={items.length} moves arrows={false} dots={false} />}
          <Lines role="list">
            {items.map((item, index) => (
              <li key={item.id ?? index}>
                <Line href={`#${slideId(index)}`} data-dot data-analytics-id={item.analyticsId}>
                  {item.title}
                </Line>
              </li>
            ))}
          </Lines>
        </Side>
        <Track data-track role="group" aria-label={label} tabIndex={0}>
          {items.map(({ id: key, title: name, description, image }, index) => (
            <Slide
              key={key ?? index}
              id={slideId(index)}
              data-slide
              $scrolls={scrolls(description)}
              role="group"
              aria-roledescription={say(carouselTexts.slide)}
              aria-label={filled(say(placeText), { place: index + 1, count: items.length })}
            >
              {image && <Picture image={image} sizes="(width >= 1024px) 700px, 92vw" objectFit="cover" />}
              <Words
                {...(scrolls(description) && {
                  role: 'group',
                  'aria-label': name,
                  tabIndex: 0,
                })}
              >
                {/* The heading has no anchor, because no link leads to it. */}
                <Heading level={levelUnder(title)} size={4} anchor={false}>
                  {name}
                </Heading>
                {description !== undefined && <RichText html={description} />}
              </Words>
            </Slide>
          ))}
        </Track>
      </Columns>
    </CarouselFrame>
  );
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-8), 6cqi, var(--space-20));

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  /* The first for the keyboard, the last for the eye. */
  > [data-controls] {
    order: 1;
  }
`;

const Lines = styled.ol`
  display: grid;
  inline-size: 100%;
`;

/** One line of the list. While the item of this line shows, a colored bar grows along the line's lower edge. */
const Line = styled.a`
  position: relative;
  display: block;
  padding-block: var(--space-3);
  border-block-end: 2px solid var(--color-line);
  color: var(--color-text-muted);
  font-family: var(--font-heading);
  font-size: clamp(1.125rem, 1rem + 0.7cqi, 1.5rem);
  font-weight: 620;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover,
  &[aria-current] {
    color: var(--color-text);
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -3px;
    block-size: 4px;
    background: var(--color-accent);
    transform-origin: 0 50%;
  }

  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }

  [data-state='playing'] &[aria-current]::after {
    animation: timed-list-fill ${TIMED_LIST_INTERVAL_MS}ms linear;
  }

  @keyframes timed-list-fill {
    from {
      transform: scaleX(0);
    }
  }
`;

const Track = styled.div`
  position: relative;
  /* As wide as leaves the pictures their shape. */
  max-inline-size: 34rem;
  block-size: clamp(26rem, 20rem + 22cqi, 36rem);
  overflow-y: auto;
  scroll-snap-type: y mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);

  /* Its lines say where it stands, and the wheel is the page's. */
  @media (scripting: enabled) {
    scrollbar-width: none;
  }

  &${GAVE_UP} {
    scrollbar-width: thin;
  }

  [data-state] > & {
    overflow-y: hidden;
  }

  ${atLeast('medium')} {
    max-inline-size: none;
  }
`;

/**
 * Makes the picture as high as the words below the picture allow. A picture above words that scroll takes at least 56 %
 * of the height.
 */
const Slide = styled.div<{ $scrolls: boolean }>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  container-type: inline-size;

  > img,
  > picture > img {
    flex: 1 1 12rem;
    min-block-size: ${({ $scrolls }) => ($scrolls ? '56%' : '12rem')};
    ${keepsItsSides}

    ${enlargedText} {
      flex-basis: 6rem;
      min-block-size: 6rem;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-6);
  overflow-y: auto;

  ${enlargedText} {
    padding: var(--space-4);
  }
`;
