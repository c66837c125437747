'use client';

import { withDefaults } from '@skein/cms-client';
import { atLeast, Heading, Picture, Prose, useWords, VisuallyHidden, levelUnder } from '@skein/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { carouselTexts } from '../../carousel/carousel.texts.ts';
import { keysOf } from '../../carousel/keys-of.ts';
import { PINNED } from '../../scroll-progress/scroll-driven.styles.ts';
import { CarouselFrame } from '../frame/carousel-frame.tsx';
import { sharedDefaults } from '../shared/defaults.ts';
import type { GamingStoriesProps } from './gaming-stories.content.ts';
import { gamingStoriesTexts } from './gaming-stories.texts.ts';
import { startScrollSlider } from './scroll-slider.ts';

export type { GamingStoriesProps };

/**
 * Carousel of type 2: stories that slide over each other while the visitor scrolls, with a dot for each story.
 * In a small window, or under reduced motion, the stories are one below the other.
 */
export function GamingStories(given: GamingStoriesProps) {
  const props = withDefaults(given, sharedDefaults);
  const { items = [], title } = props;
  const say = useWords();
  const id = useId();
  const slider = useRef<HTMLDivElement>(null);
  const count = items.length;
  const keys = keysOf(items);
  useEffect(
    () => (slider.current && count > 1 ? startScrollSlider(slider.current) : undefined),
    [count, keys],
  );
  if (count === 0) return null;
  const label = title ?? say(gamingStoriesTexts.label);
  return (
    <CarouselFrame {...props}>
      <Slider
        ref={slider}
        data-scroll-slider
        role="region"
        aria-label={label}
        aria-roledescription={say(carouselTexts.carousel)}
      >
        {count > 1 && (
          <Dots>
            <div role="tablist" aria-orientation="vertical" aria-label={label} hidden>
              {items.map((story, index) => (
                <Dot
                  key={story.id ?? index}
                  type="button"
                  role="tab"
                  id={`${id}-tab-${index}`}
                  aria-controls={`${id}-${index}`}
                  aria-selected={index === 0}
                  tabIndex={index === 0 ? 0 : -1}
                >
                  <VisuallyHidden>{story.title}</VisuallyHidden>
                </Dot>
              ))}
            </div>
          </Dots>
        )}
        <Stories>
          {items.map((story, index) => (
            <Story
              key={story.id ?? index}
              id={`${id}-${index}`}
              role={count > 1 ? 'tabpanel' : undefined}
              aria-labelledby={count > 1 ? `${id}-title-${index}` : undefined}
            >
              {story.image && (
                <div>
                  <Picture
                    image={story.image}
                    aspect={4 / 3}
                    objectFit="cover"
                    rounded="large"
                    sizes="(min-width: 900px) 40rem, (min-width: 768px) 50vw, 100vw"
                  />
                </div>
              )}
              <Words>
                {count > 1 && (
                  <Place aria-hidden="true">
                    {index + 1}
                    <span>/{count}</span>
                  </Place>
                )}
                <Heading level={levelUnder(title)} size={2} anchor={story.title}>
                  <span id={`${id}-title-${index}`}>{story.title}</span>
                </Heading>
                {story.description !== undefined && <Prose html={story.description} size="lead" />}
                {story.player !== undefined && <Player>{story.player}</Player>}
              </Words>
            </Story>
          ))}
        </Stories>
      </Slider>
    </CarouselFrame>
  );
}

const Slider = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* Room for the dots is kept from the start. */
  ${PINNED} {
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    column-gap: clamp(0.375rem, 1.5cqi, 1.5rem);
  }
`;

const Dots = styled.div`
  display: none;

  ${PINNED} {
    grid-area: 1 / 2;
    display: block;

    > div {
      position: sticky;
      inset-block-start: var(--header-height);
      display: grid;
      align-content: center;
      block-size: calc(100svh - var(--header-height));
    }
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-text);
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: 1.5px solid currentColor;
    border-radius: 1rem;
    transition: block-size var(--duration-medium) var(--ease-out);
  }

  &[aria-selected='true']::before {
    block-size: 1.75rem;
    background: currentColor;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      background: CanvasText;
    }
  }
`;

const Stories = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  ${PINNED} {
    grid-area: 1 / 1;
    gap: 0;
  }
`;

/**
 * Makes each story fill the window, so that the visitor sees one story at a time. Each story covers the
 * previous story.
 */
const Story = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: clamp(var(--space-5), 4cqi, var(--space-16));
  scroll-margin-block-start: var(--header-height);
  background: var(--color-surface);

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;

    &:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, var(--column-title));
    }
  }

  ${PINNED} {
    min-block-size: calc(100svh - var(--header-height));
    padding-block: var(--space-6);
  }

  [data-state='pinned'] & {
    position: sticky;
    inset-block-start: var(--header-height);

    /* Its edge is seen while it slides over the one before. */
    &:not(:first-child) {
      box-shadow:
        0 -1px 0 var(--color-line-strong),
        0 -2.5rem 2.5rem -2.5rem color-mix(in srgb, var(--ink) 30%, transparent);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

const Place = styled.p`
  color: var(--color-accent);
  font-family: var(--font-heading);
  font-weight: 660;
  font-variant-numeric: tabular-nums;

  > span {
    color: var(--color-text-muted);
  }
`;

const Player = styled.p`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
  color: var(--color-text-muted);
`;
