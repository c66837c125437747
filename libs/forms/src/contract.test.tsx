import type { AnyEntryType, EntryType } from '@skein/cms-client';
import { brokenEntry, type FixtureStory } from '@skein/cms-client/testing';
import * as fc from 'fast-check';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as content from './content.ts';
import { fixtureForms } from './testing/fixture-forms.ts';
import { parseRaw } from './testing/fixture-props.ts';

/** Content types that only ever stand inside another one. */
const PARTS: readonly string[] = ['gfErrorMessageItem'];

interface StoryModule {
  readonly default: {
    readonly title: string;
    readonly component: ComponentType<object>;
    readonly parameters: { readonly contentType: AnyEntryType };
  };
}
interface Vite {
  glob<T>(pattern: string, options: { eager: true; query?: '?raw'; import?: 'default' }): Record<string, T>;
}

/** Every stories file of this library, loaded and as text. Vite reads these calls and wants them spelled out. */
const modules = Object.values(
  (import.meta as unknown as Vite).glob<StoryModule>('./**/*.stories.tsx', { eager: true }),
);
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
const moduleOf = (type: AnyEntryType) =>
  modules.find(({ default: meta }) => meta.parameters.contentType.id === type.id);
const stories = modules.flatMap((module) =>
  Object.entries(module as unknown as Record<string, FixtureStory>)
    .filter(([name]) => name !== 'default')
    .map(([name, story]) => [`${module.default.title}, ${name}`, story] as const),
);
const draw = (story: FixtureStory, language: string) => story.render(story.args, { globals: { language } });

describe('the contract of every content type', () => {
  it.each(types.map((type) => [type.id, type] as const))('%s has stories, for each number one', (_, type) => {
    expect(moduleOf(type)).toBeDefined();
    // Spelled out, because the catalogue's index is made without running the stories.
    const missing = type.variants
      .map(({ number }) => `tags: ['form-${number}']`)
      .filter((tag) => !sources.includes(tag));
    expect(missing).toEqual([]);
  });

  it.each(types.map((type) => [type.id, type] as const))(
    '%s draws what is left of a broken entry',
    (_, type) => {
      const Form = moduleOf(type)?.default.component;
      if (Form === undefined) throw new Error(`no component shows ${type.id}`);
      fc.assert(
        fc.property(brokenEntry(type), (raw) => {
          const props = parseRaw(type as unknown as EntryType<object>, raw);
          if (props) expect(renderToString(<Form {...props} />)).not.toMatch(/>undefined<|\[object Object\]/);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('has a fixture for every form', () => {
    expect(Object.values(fixtureForms).filter((list) => list.length === 0)).toEqual([]);
  });
});

describe('every story', () => {
  const complaints = vi.fn<(...words: unknown[]) => void>();
  beforeEach(() => {
    complaints.mockReset();
    vi.spyOn(console, 'error').mockImplementation(complaints);
    vi.spyOn(console, 'warn').mockImplementation(complaints);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  for (const language of ['en', 'es']) {
    it.each(stories)(`%s wakes up as the server drew it, in ${language}`, async (_, story) => {
      const html = renderToString(draw(story, language));
      expect(html).not.toContain('style="');
      const root = document.body.appendChild(document.createElement('div'));
      root.innerHTML = html;
      const mounted = await act(async () =>
        hydrateRoot(root, draw(story, language), { onRecoverableError: complaints }),
      );
      expect(complaints.mock.calls).toEqual([]);
      await act(async () => mounted.unmount());
    });
  }
});
