import type { AnyEntryType } from '@skein/cms-client';
import { brokenEntry, type FixtureStory } from '@skein/cms-client/testing';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as content from './content.ts';
import { parseRaw } from './testing/fixture-props.ts';
import type { EntryType } from '@skein/cms-client';

/** How story tags name a content type. */
const TAG_PREFIXES: Readonly<Record<string, string>> = {
  gfContentBlock: 'content-block',
  gfHeroBanner: 'hero',
};
/** Content types that only ever stand inside another one. */
const PARTS: readonly string[] = ['gfMultiColorTitle', 'gfHeroPortrait', 'gfSocialItem'];

interface StoryModule {
  readonly default: {
    readonly title: string;
    readonly component: ComponentType<object>;
    readonly parameters?: { readonly contentType?: AnyEntryType };
  };
}

interface Vite {
  glob<T>(pattern: string, options: { eager: true; query?: '?raw'; import?: 'default' }): Record<string, T>;
}

/** Every stories file of this library, loaded and as text. Calls are read by Vite, which wants them spelled out. */
const loaded = (import.meta as unknown as Vite).glob<StoryModule>('./**/*.stories.tsx', { eager: true });
const modules = Object.values(loaded);
const sources = Object.values(
  (import.meta as unknown as Vite).glob<string>('./**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

const isType = (value: unknown): value is AnyEntryType =>
  typeof value === 'object' && value !== null && 'rows' in value;
const types = (Object.values(content) as unknown[]).filter(isType).filter(({ id }) => !PARTS.includes(id));

const storiesOf = (module: StoryModule): (readonly [string, FixtureStory])[] =>
  Object.entries(module as unknown as Record<string, FixtureStory>)
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => [`${module.default.title}, ${name}`, story] as const);

/** Variants may have a stories file of their own beside that of their content type. */
const modulesOf = (type: AnyEntryType) =>
  modules.filter(({ default: meta }) => meta.parameters?.contentType?.id === type.id);
const fixtureStories = modules.filter(({ default: meta }) => meta.parameters?.contentType).flatMap(storiesOf);

const draw = (story: FixtureStory, language: string) => story.render(story.args, { globals: { language } });

describe('the contract of every content type', () => {
  it.each(types.map((type) => [type.id, type] as const))(
    '%s has stories, one for each of its variants',
    (_, type) => {
      const shown = modulesOf(type);
      expect(shown, `stories files with parameters.contentType = ${type.id}`).not.toEqual([]);
      // Spelled out, because the catalogue's index is made without running the stories.
      const missing = type.variants
        .map(({ number }) => `tags: ['${TAG_PREFIXES[type.id] ?? type.id}-${number}']`)
        .filter((tag) => !sources.includes(tag));
      expect(missing).toEqual([]);
    },
  );

  it.each(types.map((type) => [type.id, type] as const))(
    '%s draws whatever is left of a broken entry',
    (_, type) => {
      const Block = modulesOf(type)[0]?.default.component;
      if (Block === undefined) throw new Error(`no component shows ${type.id}`);
      fc.assert(
        fc.property(brokenEntry(type), (raw) => {
          const props = parseRaw(type as unknown as EntryType<object>, raw);
          if (props)
            expect(renderToString(<Block {...props} />)).not.toMatch(/>undefined<|\[object Object\]/);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('every story', () => {
  const complaints = vi.fn<(...words: unknown[]) => void>();
  beforeEach(() => {
    complaints.mockReset();
    vi.spyOn(console, 'error').mockImplementation(complaints);
    vi.spyOn(console, 'warn').mockImplementation(complaints);
    // What films ask of a browser and jsdom has not: here the visitor wants no motion.
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => query);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  for (const language of ['en', 'es']) {
    it.each(fixtureStories)(`%s wakes up as the server drew it, in ${language}`, async (_, story) => {
      const html = renderToString(draw(story, language));
      expect(html).not.toContain('style="');
      const root = document.body.appendChild(document.createElement('div'));
      root.innerHTML = html;
      // A browser's parser does this by itself.
      for (const video of root.querySelectorAll<HTMLVideoElement>('video[muted]')) video.muted = true;
      const mounted = await act(async () =>
        hydrateRoot(root, draw(story, language), { onRecoverableError: complaints }),
      );
      expect(complaints.mock.calls).toEqual([]);
      await act(async () => mounted.unmount());
    });
  }
});
