'use client';

import { BlockSlot, withDefaults } from '@skein/cms-client';
import { Heading, useWords, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { Carousel } from '../../carousel/carousel.tsx';
import { CarouselFrame } from '../frame/carousel-frame.tsx';
import { sharedDefaults } from '../shared/defaults.ts';
import { startVideos } from './start-videos.ts';
import { VIDEOS_INTERVAL_MS, VIDEOS_LAYOUTS, VIDEOS_TRANSITION_MS } from './videos.constants.ts';
import type { VideosProps } from './videos.content.ts';
import { videosTexts } from './videos.texts.ts';

export type { VideosProps };

/** Carousel of type 4: films side by side. Only the film in front plays. */
export function Videos(given: VideosProps) {
  const props = withDefaults(given, sharedDefaults);
  const { items = [], title, autoSlider } = props;
  const say = useWords();
  if (items.length === 0) return null;
  return (
    <CarouselFrame {...props}>
      <Carousel
        label={title ?? say(videosTexts.label)}
        start={startVideos}
        slides={items.map((item, index) => ({
          key: item.id ?? String(index),
          label: item.title,
          content: (
            <Slide>
              <BlockSlot node={item.video} />
              <Words>
                <Heading level={levelUnder(title)} size={4}>
                  {item.title}
                </Heading>
                {item.description !== undefined && <p>{item.description}</p>}
              </Words>
            </Slide>
          ),
        }))}
        options={{
          transition: VIDEOS_TRANSITION_MS,
          loop: true,
          ...(autoSlider && { interval: VIDEOS_INTERVAL_MS }),
        }}
        layouts={VIDEOS_LAYOUTS}
      />
    </CarouselFrame>
  );
}

const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  max-inline-size: var(--measure);

  > p {
    color: var(--color-text-muted);
  }
`;
