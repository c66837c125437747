'use client';

import { withDefaults } from '@skein/cms-client';
import { atLeast, Picture, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { CarouselFrame } from '../carousel-block/frame/carousel-frame.tsx';
import { carouselBlockTexts } from '../carousel-block/shared/carousel-block.texts.ts';
import { Carousel } from '../carousel/carousel.tsx';
import type { SlideLayout } from '../carousel/slide-layout.ts';
import { Quotation } from '../quotation/quotation.tsx';
import type { Testimonial } from './testimonial.content.ts';
import type { TestimonialsModuleProps } from './testimonials-module.block.ts';

const TESTIMONIALS_MODULE_INTERVAL_MS = 10_000;
const TESTIMONIALS_MODULE_TRANSITION_MS = 500;
const TESTIMONIALS_MODULE_LAYOUTS: readonly SlideLayout[] = [{ width: 100, align: 'start' }];

export type { TestimonialsModuleProps };

/** Testimonials with large pictures, one at a time. */
export function TestimonialsModule(given: TestimonialsModuleProps) {
  const { items = [], title, autoSlider, ...frame } = withDefaults(given, { autoSlider: false });
  const say = useWords();
  if (items.length === 0) return null;
  return (
    <CarouselFrame {...frame} title={title} isModule={false}>
      <Carousel
        label={title ?? say(carouselBlockTexts.testimonials)}
        slides={items.map((item, index) => ({ key: item.id ?? String(index), content: <Voice {...item} /> }))}
        options={{
          transition: TESTIMONIALS_MODULE_TRANSITION_MS,
          loop: true,
          ...(autoSlider && { interval: TESTIMONIALS_MODULE_INTERVAL_MS }),
        }}
        layouts={TESTIMONIALS_MODULE_LAYOUTS}
      />
    </CarouselFrame>
  );
}

function Voice({ text, captions = [], image, analyticsId }: Testimonial) {
  return (
    <Story data-analytics-id={analyticsId} $pictured={image !== undefined}>
      {image && (
        <Shown>
          <Picture image={image} sizes="(width >= 1024px) 640px, 92vw" objectFit="cover" />
        </Shown>
      )}
      <Words>
        <Quotation size="large">{text}</Quotation>
        {captions.length > 0 && (
          <figcaption>
            {captions.map((caption, index) => (
              <Caption key={`${index} ${caption}`} $first={index === 0}>
                {caption}
              </Caption>
            ))}
          </figcaption>
        )}
      </Words>
    </Story>
  );
}

const Story = styled.div<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-8), 6cqi, var(--space-16));

  ${atLeast('medium')} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
    align-items: center;
  }
`;

const Shown = styled.div`
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-radius: var(--radius-large);
`;

const Words = styled.figure`
  display: grid;
  gap: var(--space-6);
  margin: 0;
`;

const Caption = styled.span<{ $first: boolean }>`
  display: block;
  color: ${({ $first }) => ($first ? 'var(--color-text)' : 'var(--color-text-muted)')};
  font-weight: ${({ $first }) => ($first ? 650 : 400)};
`;
