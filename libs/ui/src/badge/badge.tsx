'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { boltGlyph, checkGlyph, clockGlyph, warningGlyph } from '../icon/glyph-paths.ts';
import { Glyph } from '../icon/glyph.tsx';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage, UiText } from '../language/ui-language.ts';
import { badgeAvailable, badgeComingSoon, badgeNew, badgeOutage } from '../language/ui-texts.ts';

export type BadgeKind = 'available' | 'coming-soon' | 'outage' | 'new';

export type BadgeProps = {
  kind: BadgeKind;
  /** The text. Default: the usual word for the kind. */
  children?: ReactNode;
  /** Language of the default text. */
  language?: UiLanguage | undefined;
};

/** The name of a state, with an icon and a color. */
export function Badge({ kind, children, language: ownLanguage }: BadgeProps): ReactElement {
  const { path, word } = kinds[kind];
  const shown = useWord(word, ownLanguage);
  return (
    <Pill $kind={kind}>
      <Glyph path={path} size="1.15em" />
      <span>{children ?? shown}</span>
    </Pill>
  );
}

const kinds: Record<BadgeKind, { path: string; word: UiText }> = {
  available: { path: checkGlyph, word: badgeAvailable },
  'coming-soon': { path: clockGlyph, word: badgeComingSoon },
  outage: { path: warningGlyph, word: badgeOutage },
  new: { path: boltGlyph, word: badgeNew },
};

const colors: Record<BadgeKind, { text: string; ground: string }> = {
  available: { text: 'var(--color-positive)', ground: 'var(--color-positive-surface)' },
  'coming-soon': { text: 'var(--color-coming-soon)', ground: 'var(--color-coming-soon-surface)' },
  outage: { text: 'var(--color-danger)', ground: 'var(--color-danger-surface)' },
  new: { text: 'var(--color-text)', ground: 'var(--color-accent-soft)' },
};

const Pill = styled.span<{ $kind: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  max-inline-size: 100%;
  padding: 0.25em 0.8em 0.25em 0.6em;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: ${({ $kind }) => colors[$kind].ground};
  color: ${({ $kind }) => colors[$kind].text};
  font-size: var(--text-small);
  font-weight: 650;
  line-height: 1.35;
`;
