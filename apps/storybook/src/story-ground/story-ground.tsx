import {
  GlobalStyle,
  LanguageProvider,
  RoutesProvider,
  type LanguageProviderProps,
  type ThemeName,
  type UiLanguage,
} from '@skein/ui';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Brand } from '@skein/ui/tokens';
import { storyRoutes } from './story-routes.ts';

export interface StoryGroundProps {
  readonly theme: ThemeName;
  readonly language: UiLanguage;
  readonly brand: Brand;
  /** Title of the stories file, such as `UI/Badge`. */
  readonly title: string;
  /** Whether the page shows only this story. Docs pages show several stories. */
  readonly alone: boolean;
  readonly children: ReactNode;
}

/** Primitives that fill the whole width. All other primitives get a margin. */
const EDGE_TO_EDGE: readonly string[] = ['Foundations', 'Section', 'Container', 'ThreadDivider', 'SkipLink'];

function hasMargin(title: string): boolean {
  const [root, name = ''] = title.split('/');
  return root === 'UI' && !EDGE_TO_EDGE.includes(name);
}

/** Surrounds a story with the parts of a real page: base styles, fonts, a themed background, a language. */
export function StoryGround({ theme, language, brand, title, alone, children }: StoryGroundProps) {
  useEffectsBeforePlay();
  return (
    <StoryWords language={language}>
      <GlobalStyle brand={brand} fontUrl={(file) => `/fonts/${file}`} />
      <Ground data-theme={theme} lang={language} $margin={hasMargin(title)} $alone={alone}>
        {children}
      </Ground>
    </StoryWords>
  );
}

/** Gives a story the language, the words and the page paths that a host would give it. */
export const StoryWords = ({ children, ...speaks }: LanguageProviderProps) => (
  <LanguageProvider {...speaks}>
    <RoutesProvider routes={storyRoutes[speaks.language === 'es' ? 'es' : 'en']}>{children}</RoutesProvider>
  </LanguageProvider>
);

/**
 * Makes React run a story's effects before its play function. In a production build, Storybook can call the
 * play function before effects have added event listeners. A second rendering makes React run all pending
 * effects first, so this hook requests one.
 */
function useEffectsBeforePlay(): void {
  const [, again] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the effect only requests another rendering
  useLayoutEffect(() => again(true), []);
}

const Ground = styled.div<{ $margin: boolean; $alone: boolean }>`
  padding: ${({ $margin }) => ($margin ? 'var(--space-6)' : '0')};
  min-block-size: ${({ $alone }) => ($alone ? '100vh' : 'auto')};
`;
