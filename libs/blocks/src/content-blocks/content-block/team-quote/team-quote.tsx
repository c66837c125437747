'use client';

import { withDefaults } from '@skein/cms-client';
import { atLeast, Picture, RichText, TextColumn, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { blockAlign, inlineAlign } from '../../../parts/layout/alignment.ts';
import { textColorOn } from '../../../parts/title/block-title.tsx';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import { withQuotationMarks } from './quotation-marks.ts';
import type { TeamQuoteProps } from './team-quote.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { TeamQuoteProps };

/** Length above which a quotation has smaller type, in characters including markup. */
const LONG_QUOTE_LENGTH = 260;

/** Content block of type 10: a team member's quotation. The portrait is above a centered text. */
export function TeamQuote(given: TeamQuoteProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    imageSide: 'left',
    roundedImage: true,
  });
  const { description, name, position, portrait, imageSide, roundedImage, imageColor } = props;
  const { textAlign, verticalAlign, cta } = props;
  const say = useWords();
  const titled = props.title !== undefined || props.subtitle !== undefined || props.multiColorTitle;
  const place = textAlign === 'center' ? 'top' : imageSide;
  return (
    <ContentBlockFrame {...props}>
      <Person $place={portrait ? place : 'none'} $align={blockAlign[verticalAlign]}>
        <TextColumn gap={6} align={inlineAlign[textAlign]}>
          {titled && <BlockText {...props} description={undefined} cta={undefined} titleSize={4} />}
          <Said $align={inlineAlign[textAlign]}>
            <Quote
              $long={description.length > LONG_QUOTE_LENGTH}
              $hang={textAlign === 'left'}
              $color={textColorOn(props.descriptionColor, groundOf(props))}
            >
              <RichText html={withQuotationMarks(description, say)} />
            </Quote>
            <Who>
              <Name>{name}</Name>
              {position !== undefined && <Position>{position}</Position>}
            </Who>
          </Said>
          {cta && <BlockCta cta={cta} />}
        </TextColumn>
        {portrait && (
          <Portrait $top={place === 'top'} $rounded={roundedImage} $fill={imageColor}>
            <Picture image={portrait} sizes="(min-width: 900px) 400px, 60vw" objectFit="cover" />
          </Portrait>
        )}
      </Person>
    </ContentBlockFrame>
  );
}

type Place = 'left' | 'right' | 'top' | 'none';

const COLUMNS: Readonly<Record<Place, string>> = {
  left: 'minmax(0, 1fr) minmax(0, 2fr)',
  right: 'minmax(0, 2fr) minmax(0, 1fr)',
  top: 'minmax(0, 1fr)',
  none: 'minmax(0, 1fr)',
};

/** Shows the picture before the words, even though the picture comes later in reading order. */
const Person = styled.div<{ $place: Place; $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) clamp(var(--space-10), 7cqi, var(--space-24));

  > :nth-child(2) {
    order: -1;
  }

  ${atLeast('medium')} {
    grid-template-columns: ${({ $place }) => COLUMNS[$place]};
    align-items: ${({ $align }) => $align};

    > :nth-child(2) {
      order: ${({ $place }) => ($place === 'right' ? 0 : -1)};
    }
  }
`;

const Said = styled.figure<{ $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 3cqi, var(--space-10));
  justify-items: ${({ $align }) => $align};
  inline-size: 100%;
  margin: 0;
  text-align: ${({ $align }) => $align};
`;

const Quote = styled.blockquote<{ $long: boolean; $hang: boolean; $color: string | undefined }>`
  max-inline-size: var(--column-text);
  margin: 0;
  color: ${({ $color }) => $color ?? 'var(--color-text)'};
  font-family: var(--font-heading);
  font-size: ${({ $long }) =>
    $long ? 'clamp(1.25rem, 0.95rem + 1.5cqi, 1.75rem)' : 'clamp(1.625rem, 1rem + 2.9cqi, 2.75rem)'};
  font-weight: 560;
  line-height: ${({ $long }) => ($long ? 1.34 : 1.16)};
  letter-spacing: -0.02em;
  text-wrap: pretty;

  /* The opening mark hangs, so that the letters stand in line. */
  > div > :first-child {
    text-indent: ${({ $hang }) => ($hang ? '-0.32em' : '0')};
  }
`;

const Who = styled.figcaption`
  display: grid;
  grid-template-columns: auto auto;
  column-gap: var(--space-4);
  align-items: center;
  line-height: 1.35;

  &::before {
    content: '';
    grid-row: span 2;
    inline-size: 2.25rem;
    block-size: 7px;
    border-block: 2px solid var(--color-accent);
    border-radius: 1px;
  }
`;

const Name = styled.strong`
  font-weight: 650;
  text-align: start;
`;

const Position = styled.span`
  color: var(--color-text-muted);
  text-align: start;
`;

/** Gives the portrait the shape of an arched window. Above centered words, the portrait is a circle. */
const Portrait = styled.div<{ $top: boolean; $rounded: boolean; $fill: string | undefined }>`
  justify-self: ${({ $top }) => ($top ? 'center' : 'start')};
  inline-size: ${({ $top }) => ($top ? 'clamp(7rem, 20cqi, 11rem)' : 'min(60%, 15rem)')};
  aspect-ratio: ${({ $top }) => ($top ? '1' : '4 / 5')};
  overflow: clip;
  border-radius: ${({ $top, $rounded }) =>
    $rounded
      ? $top
        ? '50%'
        : '50% 50% var(--radius-large) var(--radius-large) / 40% 40% var(--radius-large) var(--radius-large)'
      : '0'};
  ${({ $fill }) => ($fill === undefined ? '' : `border: clamp(6px, 1cqi, 12px) solid ${$fill};`)}

  ${atLeast('medium')} {
    ${({ $top }) => ($top ? '' : 'inline-size: 100%;')}
  }
`;
