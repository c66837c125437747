import { GlobalStyle, LanguageProvider, RoutesProvider, type ThemeName, type UiLanguage } from '@skein/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { storyBrand } from '../story-brand/story-brand.ts';
import { storyRoutes } from './story-routes.ts';

export interface StoryGroundProps {
  readonly theme: ThemeName;
  readonly language: UiLanguage;
  /** Title of the story's file, such as `UI/Badge`. */
  readonly title: string;
  /** Whether the story has the whole page, as on its own page and in tests. */
  readonly alone: boolean;
  readonly children: ReactNode;
}

/** Primitives that extend from edge to edge. Others are easier to see with space around them. */
const EDGE_TO_EDGE: readonly string[] = ['Foundations', 'Section', 'Container', 'ThreadDivider', 'SkipLink'];

function hasMargin(title: string): boolean {
  const [root, name = ''] = title.split('/');
  return root === 'UI' && !EDGE_TO_EDGE.includes(name);
}

/**
 * The parts that a page of the site has around its blocks: base styles, fonts, a themed background, a
 * language.
 */
export function StoryGround({ theme, language, title, alone, children }: StoryGroundProps) {
  useEffectsBeforePlay();
  return (
    <LanguageProvider language={language}>
      <RoutesProvider routes={storyRoutes[language]}>
        <GlobalStyle brand={storyBrand} fontUrl={(file) => `/fonts/${file}`} />
        <Ground data-theme={theme} lang={language} $margin={hasMargin(title)} $alone={alone}>
          {children}
        </Ground>
      </RoutesProvider>
    </LanguageProvider>
  );
}

/**
 * Runs a story's effects before its play function. Storybook plays a story as soon as React has rendered it,
 * which in a production build is before its effects have run, so event listeners are missing. React runs all
 * effects of one rendering before the next one, so this hook requests another rendering at once; in
 * development the tests' `act` has the same effect.
 */
function useEffectsBeforePlay(): void {
  const [, again] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- another rendering is all that is wanted of it
  useLayoutEffect(() => again(true), []);
}

const Ground = styled.div<{ $margin: boolean; $alone: boolean }>`
  padding: ${({ $margin }) => ($margin ? 'var(--space-6)' : '0')};
  min-block-size: ${({ $alone }) => ($alone ? '100vh' : 'auto')};
`;
