'use client';

import {
  atLeast,
  Badge,
  enlargedText,
  Heading,
  Icon,
  Picture,
  useWords,
  VisuallyHidden,
  type HeadingLevel,
} from '@skein/ui';
import { styled } from 'styled-components';
import { citiesTexts } from '../city-list/cities.texts.ts';
import type { CityCardProps } from './city-card.content.ts';

export interface CityPanelProps extends CityCardProps {
  /** Heading level of the name. */
  readonly level: HeadingLevel;
  /** Whether this is the only card of its state. The card is then as wide as the page. */
  readonly alone: boolean;
}

/**
 * Draws a city of a state. The whole card is a link. The link of a web-pass city (internet by radio) opens a new tab.
 */
export function CityPanel({
  name,
  url,
  image,
  comingSoon = false,
  webpass = false,
  level,
  alone,
}: CityPanelProps) {
  const say = useWords();
  const tab = webpass ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Card $alone={alone}>
      {image && (
        <Picture
          image={image}
          objectFit="cover"
          aspect={alone ? 12 / 5 : 12 / 7}
          sizes={
            alone
              ? '(min-width: 1300px) 1200px, 100vw'
              : '(min-width: 1300px) 590px, (min-width: 620px) 48vw, 100vw'
          }
        />
      )}
      <Line>
        <Words>
          <Heading level={level} size={alone ? 2 : 3}>
            <Cover href={url} {...tab}>
              {name}
              {webpass && <VisuallyHidden> ({say(citiesTexts.opensInNewTab)})</VisuallyHidden>}
            </Cover>
          </Heading>
          {comingSoon && <Badge kind="coming-soon">{say(citiesTexts.comingSoon)}</Badge>}
        </Words>
        <Disc data-mark={webpass ? 'external' : 'forward'}>
          <Icon name={webpass ? 'external' : 'arrow-right'} size={22} />
        </Disc>
      </Line>
    </Card>
  );
}

const Card = styled.article<{ $alone: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
  transition: border-color 180ms ease-out;

  &:hover {
    border-color: var(--color-accent);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-5);

  ${enlargedText} {
    flex-wrap: wrap;
    padding: var(--space-3);
  }

  ${atLeast('medium')} {
    padding: var(--space-6);
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Extends the link and the link's focus ring over the whole card. */
const Cover = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-large);
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background-color: var(--color-accent-soft);
  color: var(--color-accent);
`;
