import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pieceOf, uniqueHeadingIds } from '../render/unique-heading-ids.ts';
import type { LibraryContract } from './contract-library.tsx';
import { atFile } from './at-file.ts';
import { doubledIds } from './doubled-ids.ts';
import { standInForBrowser } from './what-jsdom-lacks.ts';
import { isFull } from './sample.ts';
import { storiesOf, type Story } from './story-modules.ts';
import { leftInEnglish, wrapped } from './third-language.ts';

const LANGUAGES = isFull ? ['en', 'es'] : ['en'];

type Drawing = Pick<LibraryContract, 'wrap'>;

/**
 * Tests that every story draws on the server in both languages with unique ids, wakes up without console
 * messages, and uses the host's words for its own texts in a third language. Without `TEST_LEVEL=full` stories
 * draw in English only.
 *
 * It is part of a library's contract. A library with many stories calls it per folder, with `drawnApart` in its
 * contract, so that a change of one story does not draw all others.
 */
export function describeDrawing(library: Pick<LibraryContract, 'stories' | 'wrap'>): void {
  describe('the stories of the library', () => drawEach(library, storiesOf(library.stories)));
}

/** Defines the slowest tests of the contract, for loaded stories. */
export function drawEach({ wrap }: Drawing, stories: readonly Story[]): void {
  if (stories.length === 0) return;
  const complaints = vi.fn<(...words: unknown[]) => void>();
  beforeEach(() => {
    complaints.mockReset();
    vi.spyOn(console, 'error').mockImplementation(complaints);
    vi.spyOn(console, 'warn').mockImplementation(complaints);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    standInForBrowser();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it.each(stories.map((story) => [story.title, story] as const))(
    '%s draws on the server, and wakes up as it was drawn',
    async (_, story) => {
      for (const language of LANGUAGES) {
        const about = `${atFile(story.file)}, in ${language}`;
        const html = renderToString(wrapped(wrap, story.element(language), language));
        expect(html, about).not.toContain('style="');
        expect(doubledIds(uniqueHeadingIds([pieceOf(html)]).join('')), about).toEqual([]);
        const root = document.body.appendChild(document.createElement('div'));
        root.innerHTML = html;
        // A browser's parser does this by itself.
        for (const video of root.querySelectorAll<HTMLVideoElement>('video[muted]')) video.muted = true;
        const mounted = await act(async () =>
          hydrateRoot(root, wrapped(wrap, story.element(language), language), {
            onRecoverableError: complaints,
          }),
        );
        expect(complaints.mock.calls, about).toEqual([]);
        await act(async () => mounted.unmount());
      }
    },
  );

  it.each(stories.map((story) => [story.title, story] as const))(
    '%s says its own texts in a language that a host has words for',
    (_, story) => {
      const left = leftInEnglish(() => story.element('en'), wrap);
      expect(left, `${atFile(story.file)}: say them by useWords() of @skein/ui`).toEqual([]);
    },
  );
}
