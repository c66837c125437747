'use client';

import { BlockSlot, type BlockNode } from '@skein/cms-client';
import {
  atLeast,
  CallToAction,
  Container,
  Heading,
  Picture,
  filled,
  useWords,
  type ThemeName,
} from '@skein/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { CarouselControls } from '../carousel/carousel-controls.tsx';
import { carouselTexts, placeText } from '../carousel/carousel.texts.ts';
import { OPTIONS_ATTRIBUTE, type CarouselOptions } from '../engine/options.ts';
import type { HeroSlideProps } from './hero-slide.content.ts';

export interface HeroSlide extends HeroSlideProps {
  readonly id?: string | undefined;
  /** Data attributes of the slide, for the script that makes the hero move. */
  readonly marks?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Whether the slide stays hidden until the hero's script shows it. */
  readonly hidden?: boolean;
}

export interface HeroSlidesProps {
  readonly ref: Ref<HTMLElement>;
  /** Name of the slides for screen readers. */
  readonly label: string;
  readonly slides: readonly HeroSlide[];
  readonly options: Partial<CarouselOptions>;
  readonly theme: ThemeName;
  /** Whether the first slide that is not hidden has the title of the page. Default: true. */
  readonly isPageTitle?: boolean;
  /** A form over the lower edge of the slides. The form stays while the slides change. */
  readonly form?: BlockNode | undefined;
  readonly analyticsId?: string | undefined;
  /** Flag keys and variations of the hero as JSON, for the page's scripts. */
  readonly flags?: string | undefined;
}

/**
 * The top of a page that shows several slides in turn. Visitors change the slides by dots and arrows, not by
 * swiping.
 */
export function HeroSlides(props: HeroSlidesProps) {
  const { ref, label, slides, options, theme, form, analyticsId, flags, isPageTitle = true } = props;
  const say = useWords();
  const shown = slides.filter(({ hidden }) => hidden !== true).length;
  // Screen readers and search engines do not find a title in a hidden slide.
  const first = Math.max(
    0,
    slides.findIndex(({ hidden }) => hidden !== true),
  );
  const several = slides.length > 1;
  const linked = slides.some(({ cta }) => cta !== undefined);
  return (
    <Stage
      ref={ref}
      {...{ [OPTIONS_ATTRIBUTE]: JSON.stringify(options) }}
      aria-label={label}
      aria-roledescription={several ? say(carouselTexts.carousel) : undefined}
      data-theme={theme}
      data-flags={flags}
      data-analytics-id={analyticsId}
    >
      <Container>
        <Rows>
          {several && <CarouselControls count={slides.length} moves={options.interval !== undefined} />}
          <Track data-track role="group" aria-label={label} tabIndex={several && !linked ? 0 : undefined}>
            {slides.map(({ id, kicker, title, subtitle, image, cta, marks, hidden }, index) => (
              <Slide
                key={id ?? index}
                data-slide
                role="group"
                aria-roledescription={several ? say(carouselTexts.slide) : undefined}
                aria-label={
                  several
                    ? filled(say(placeText), {
                        place: index + 1,
                        count: Math.max(shown, index + 1),
                      })
                    : undefined
                }
                hidden={hidden}
                {...marks}
              >
                <Words>
                  {kicker !== undefined && <Kicker>{kicker}</Kicker>}
                  <Heading level={isPageTitle && index === first ? 1 : 2} size={isPageTitle ? 1 : 2}>
                    {title}
                  </Heading>
                  {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
                  {cta && (
                    <Action>
                      <CallToAction {...cta} modal={undefined} size="large" />
                    </Action>
                  )}
                </Words>
                {image && (
                  <Scene>
                    <Picture
                      image={image}
                      objectFit="cover"
                      rounded="large"
                      priority={isPageTitle && index === first}
                      sizes="(min-width: 1540px) 650px, (min-width: 768px) 46vw, 100vw"
                    />
                  </Scene>
                )}
              </Slide>
            ))}
          </Track>
        </Rows>
      </Container>
      {form && (
        <Container>
          <Overlay data-theme="paper">
            <BlockSlot node={form} />
          </Overlay>
        </Container>
      )}
    </Stage>
  );
}

/** Space for the focus rings of links. Without the space, the track would cut the rings off. */
const RING_ROOM = '6px';

const Stage = styled.section`
  padding-block: clamp(var(--space-8), 4vw, var(--space-16));
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > [data-controls] {
    order: 1;
    justify-content: start;
  }
`;

/** Makes the track wider than its column by the space for focus rings, so that slides and column line up. */
const Track = styled.div`
  position: relative;
  margin-inline: -${RING_ROOM};
  display: flex;
  gap: var(--space-8);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  /* Once there are buttons a finger only scrolls the page. */
  [data-carousel][data-state] & {
    overflow-x: hidden;
    touch-action: pan-y pinch-zoom;
  }
`;

const Slide = styled.div`
  flex: 0 0 100%;
  box-sizing: border-box;
  min-inline-size: 0;
  padding: ${RING_ROOM};
  scroll-snap-align: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-8);

  ${atLeast('medium')} {
    --heading-1: min(5rem, 6.6cqi);
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: clamp(var(--space-10), 6cqi, var(--space-20));

    &:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-accent);
  font-weight: 650;

  &::before {
    content: '';
    inline-size: 2.25rem;
    block-size: 7px;
    border-block: 2px solid;
    border-radius: 1px;
  }
`;

const Subtitle = styled.p`
  max-inline-size: 38ch;
  font-size: var(--text-lead);
  line-height: 1.45;
  text-wrap: balance;
`;

const Action = styled.div`
  margin-block-start: var(--space-3);
`;

const Scene = styled.div`
  aspect-ratio: 4 / 3;

  > picture,
  img {
    block-size: 100%;
  }
`;

const Overlay = styled.div`
  --space-section: 0px;
  --space-gutter: 0px;
  --heading-1: var(--heading-3);
  --heading-2: var(--heading-3);
  inline-size: min(var(--column-stage), 100%);
  margin-block-start: var(--space-6);
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
`;
