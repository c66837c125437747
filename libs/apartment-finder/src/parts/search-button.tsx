'use client';

import { Glyph } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ADDRESS_BAR_HEIGHT_PX } from '../constants/finder.constants.ts';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';
import { searchGlyph } from './icons.ts';

/** Stands in the place of the search on a phone, and opens it over the whole screen. */
export function SearchButton(): ReactElement {
  const { address, act, language } = useFinder();
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      data-empty={address.search === '' ? '' : undefined}
      onClick={() => act({ type: 'open', overlay: 'search' })}
    >
      <Glyph path={searchGlyph} size={22} />
      <span>{address.search === '' ? controlTexts.searchLabel[language] : address.search}</span>
    </Opener>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: ${ADDRESS_BAR_HEIGHT_PX}px;
  padding-inline: var(--space-4);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[data-empty],
  > svg {
    color: var(--color-text-muted);
  }

  > svg {
    flex: none;
  }
`;
