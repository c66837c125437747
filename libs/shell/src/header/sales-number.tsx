'use client';

import type { CallToActionContent } from '@skein/cms-client';
import { Glyph, phoneGlyph, readableText, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { shellTexts } from '../shell/shell.texts.ts';
import { headerFrom } from '../shell/header.queries.ts';

export type SalesNumberProps = {
  number: CallToActionContent;
  /** Text for screen readers before the number. */
  label: string | undefined;
  /** Smallest header width, in rem, that shows the navigation, which leaves the digits less room. */
  besideNavigationFrom?: number | undefined;
};

/** Draws the sales telephone number. The accessible name says that the number is for sales. */
export function SalesNumber({ number, label, besideNavigationFrom }: SalesNumberProps) {
  const say = useWords();
  return (
    <Call href={number.target.href} aria-label={`${label ?? say(shellTexts.callSales)} ${number.text}`}>
      <Disc $color={number.color}>
        <Glyph path={phoneGlyph} size={18} />
      </Disc>
      <Digits $besideFrom={besideNavigationFrom}>{number.text}</Digits>
    </Call>
  );
}

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  border-radius: var(--radius-pill);
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: var(--color-accent);
  }
`;

const Disc = styled.span<{ $color: string | undefined }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  margin-inline: auto;
  border-radius: 50%;
  background: ${({ $color }) => $color ?? 'var(--color-accent-soft)'};
  color: ${({ $color }) => ($color ? readableText($color) : 'var(--color-accent)')};
`;

/** Width that the digits add to the bar, in rem. */
const DIGITS_REM = 8.75;

const Digits = styled.span<{ $besideFrom: number | undefined }>`
  ${({ $besideFrom }) =>
    $besideFrom === undefined
      ? ''
      : `${headerFrom($besideFrom)} { display: none; }
         ${headerFrom($besideFrom + DIGITS_REM)} { display: inline; }`}
`;
