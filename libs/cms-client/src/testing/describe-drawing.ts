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
 * Every story of a folder draws on the server in both languages with each id once, wakes up without a complaint, and says
 * its own texts in a third language by the words of the host. A part of the contract of a library; by itself for one whose
 * stories are so many that a change of one is not to draw all others, with `drawnApart` in its contract. Without
 * `TEST_LEVEL=full` they draw in English only.
 */
export function describeDrawing(library: Pick<LibraryContract, 'stories' | 'wrap'>): void {
  describe('the stories of the library', () => drawEach(library, storiesOf(library.stories)));
}

/** The part of the contract that takes longest, for stories that have been read. */
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
