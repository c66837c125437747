'use client';

import { withDefaults } from '@skein/cms-client';
import { Container, Heading, Section, filled, levelUnder, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { CarouselControls } from '../carousel/carousel-controls.tsx';
import { carouselTexts, placeText } from '../carousel/carousel.texts.ts';
import { keysOf } from '../carousel/keys-of.ts';
import { useCarousel } from '../carousel/use-carousel.ts';
import { OPTIONS_ATTRIBUTE } from '../engine/options.ts';
import { AccoladeImage } from './accolade-image.tsx';
import { AccoladeSlide } from './accolade-slide.tsx';
import {
  ACCOLADES_IN_VIEW,
  ACCOLADES_INTERVAL_MS,
  DOTS_MAX_WIDTH_PX,
  THUMB_IMAGE_WIDTH_PX,
} from './accolades.constants.ts';
import type { AccoladesProps } from './accolades.block.ts';
import { accoladesTexts } from './accolades.texts.ts';

export type { AccoladesProps };

const OPTIONS = JSON.stringify({ interval: ACCOLADES_INTERVAL_MS, inView: ACCOLADES_IN_VIEW, loop: true });

/**
 * Awards in a carousel that moves by itself while it is in view. Each award has a thumbnail. In narrow windows,
 * each award has a dot instead.
 */
export function Accolades(given: AccoladesProps) {
  const { items, title, theme, analyticsId } = withDefaults(given, { items: [], theme: 'mist' });
  const say = useWords();
  const count = items.length;
  const root = useCarousel({}, keysOf(items));
  if (count === 0) return null;
  const several = count > 1;
  const label = title ?? say(accoladesTexts.label);
  return (
    <Ground data-theme={theme} data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>
          <Rows
            ref={root}
            {...{ [OPTIONS_ATTRIBUTE]: OPTIONS }}
            aria-label={label}
            aria-roledescription={say(carouselTexts.carousel)}
          >
            {title !== undefined && (
              <Heading level={2} anchor>
                {title}
              </Heading>
            )}
            {several && (
              <Bar>
                <CarouselControls count={count} moves arrows={false} />
              </Bar>
            )}
            {several && (
              <Thumbs data-thumbs>
                {items.map(({ id, title: name, thumbTitle, image, badge }, index) => {
                  const picture = badge ?? image;
                  return (
                    <Thumb key={id ?? index} type="button" data-dot={index}>
                      {picture && <AccoladeImage image={picture} width={THUMB_IMAGE_WIDTH_PX} decorative />}
                      <span>{thumbTitle ?? name}</span>
                    </Thumb>
                  );
                })}
              </Thumbs>
            )}
            <Track data-track role="group" aria-label={label} tabIndex={several ? 0 : undefined}>
              {items.map((item, index) => (
                <AccoladeSlide
                  key={item.id ?? index}
                  item={item}
                  place={filled(say(placeText), { place: index + 1, count })}
                  theme={theme}
                  level={levelUnder(title)}
                />
              ))}
            </Track>
          </Rows>
        </Container>
      </Section>
    </Ground>
  );
}

const DESKTOP = `@media (width > ${DOTS_MAX_WIDTH_PX}px)`;

const Ground = styled.div`
  background: var(--color-surface);
  color: var(--color-text);
`;

/** Puts the buttons first for keyboard and screen reader, but shows them below the slides. */
const Rows = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${DESKTOP} {
    grid-template-columns: minmax(0, 1fr) auto;

    > * {
      grid-column: 1 / -1;
    }
  }
`;

/** Shows the dots where there is little room. The pause button always shows. */
const Bar = styled.div`
  order: 2;

  ${DESKTOP} {
    grid-column: 2;
    align-self: center;

    [data-dot] {
      display: none;
    }
  }
`;

const Thumbs = styled.div`
  display: none;

  ${DESKTOP} {
    order: 1;
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    visibility: hidden;
  }

  /* They need script, and keep their room until it is there. */
  [data-state] > & {
    visibility: visible;
  }
`;

const Thumb = styled.button`
  display: grid;
  grid-template-columns: min(3.5rem, 25%) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  flex: 1 1 12rem;
  max-inline-size: 18rem;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-block-start: 3px solid var(--color-line);
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-text);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  > img {
    border-radius: 4px;
  }

  > span:only-child {
    grid-column: 1 / -1;
  }

  &:hover {
    border-color: var(--color-line-strong);
  }

  &[aria-current] {
    border-block-start-color: var(--color-accent);
    background: var(--color-surface-raised);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;

const Track = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-8);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  [data-state] > & {
    scrollbar-width: none;
  }
`;
