'use client';

import type { ContentImage } from '@skein/cms-client';
import { Picture, useWords, type UiText } from '@skein/ui';
import { styled } from 'styled-components';
import { BADGE_PX } from './app-stores.constants.ts';
import type { Store } from './campaign.ts';

const GET_IT: UiText = { en: 'Get it on the', es: 'Descargar en' };
const STORE_NAMES = { play: 'Play Store', app: 'App Store' } as const;

/** Paths of the badge icons: a triangle, and a square with the letter A. Neither icon is a trademark. */
const MARKS: Readonly<Record<Store, string>> = {
  play: 'M4 3.5v17l15-8.5zM4 3.5l8.5 8.5L4 20.5',
  app: 'M6 2.5h12a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3zM7.5 16l4.5-9 4.5 9M8.8 13.4h6.4',
};

export interface StoreBadgeProps {
  readonly store: Store;
  /** The store's own badge, as a picture from an editor. */
  readonly image?: ContentImage | undefined;
}

/** A badge of 132 by 39 px: an editor's picture, or a built-in drawing in the language of the page. */
export function StoreBadge({ store, image }: StoreBadgeProps) {
  const say = useWords();
  const name = STORE_NAMES[store];
  if (image)
    return (
      <Plate data-badge="">
        <Picture
          image={{ ...image, alt: image.alt || name }}
          widths={[BADGE_PX.width, BADGE_PX.width * 2]}
          sizes={`${BADGE_PX.width}px`}
          objectFit="contain"
        />
      </Plate>
    );
  return (
    <Drawn data-badge="" data-theme="ink">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={MARKS[store]} />
      </svg>
      <span>
        <small>{say(GET_IT)} </small>
        <b>{name}</b>
      </span>
    </Drawn>
  );
}

const Plate = styled.span`
  box-sizing: border-box;
  display: block;
  inline-size: ${BADGE_PX.width}px;
  block-size: ${BADGE_PX.height}px;
  border-radius: 8px;
  overflow: clip;

  /* Whole, whatever its proportions. */
  img {
    block-size: 100%;
  }
`;

/** Badges of stores are always dark. The light edge keeps the badge visible on dark backgrounds. */
const Drawn = styled(Plate)`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 10px 6px;
  border: 1px solid var(--color-line-strong);

  > svg {
    flex: none;
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  > span {
    display: grid;
    min-inline-size: 0;
    line-height: 1.1;
    white-space: nowrap;
  }

  small {
    font-size: 10px;
  }

  b {
    font-family: var(--font-heading);
    font-size: 15px;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
`;
