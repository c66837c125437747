'use client';

import {
  atLeast,
  Heading,
  readableOn,
  themeGrounds,
  useWords,
  type HeadingLevel,
  type ThemeName,
} from '@skein/ui';
import { styled } from 'styled-components';
import { carouselTexts } from '../carousel/carousel.texts.ts';
import type { Accolade } from './accolade.content.ts';
import { AccoladeImage } from './accolade-image.tsx';
import { DOTS_MAX_WIDTH_PX, SLIDE_IMAGE_WIDTH_PX, THUMB_IMAGE_WIDTH_PX } from './accolades.constants.ts';

export interface AccoladeSlideProps {
  readonly item: Accolade;
  /** Position of the slide and number of slides, as text for screen readers. */
  readonly place: string;
  readonly theme: ThemeName;
  readonly level: HeadingLevel;
}

/** A picture, and beside it the badge and the words of the organization that gave the award. */
export function AccoladeSlide({ item, place, theme, level }: AccoladeSlideProps) {
  const { title, subtitle, subtitleColor, image, badge } = item;
  const say = useWords();
  return (
    <Slide data-slide role="group" aria-roledescription={say(carouselTexts.slide)} aria-label={place}>
      {image && (
        <Scene>
          <AccoladeImage image={image} width={SLIDE_IMAGE_WIDTH_PX} />
        </Scene>
      )}
      <Words>
        {badge && (
          <Badge>
            <AccoladeImage image={badge} width={THUMB_IMAGE_WIDTH_PX} />
          </Badge>
        )}
        <Heading level={level} size={2}>
          {title}
        </Heading>
        {subtitle !== undefined && (
          <Subtitle $color={subtitleColor && readableOn(subtitleColor, themeGrounds[theme])}>
            {subtitle}
          </Subtitle>
        )}
      </Words>
    </Slide>
  );
}

const Slide = styled.div`
  container-type: inline-size;
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  align-content: start;
  gap: var(--space-6);

  ${atLeast('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-10);

    &:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (width > ${DOTS_MAX_WIDTH_PX}px) {
    grid-template-columns: minmax(0, 37.5rem) minmax(0, 1fr);
    align-content: center;
    column-gap: clamp(var(--space-10), 6vw, var(--space-20));

    &:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Scene = styled.div`
  > img {
    border-radius: var(--radius-large);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

const Badge = styled.div`
  inline-size: 5rem;

  > img {
    border-radius: var(--radius-small);
  }

  ${atLeast('small')} {
    inline-size: 6.5rem;
  }
`;

const Subtitle = styled.p<{ $color: string | undefined }>`
  max-inline-size: 44ch;
  color: ${({ $color }) => $color ?? 'var(--color-text-muted)'};
  font-size: var(--text-lead);
  line-height: 1.45;
`;
