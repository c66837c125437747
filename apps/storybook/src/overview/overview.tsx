import { Unstyled } from '@storybook/addon-docs/blocks';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import preview from '../../.storybook/preview.tsx';

/** The module of a file of stories, as `import.meta.glob` returns it. */
export interface StoryModule {
  readonly default: { readonly title?: string; readonly id?: string };
}

/** Width of the screen for which the blocks are drawn, px. `SHARE` is the scale at which they are shown. */
const SCREEN_PX = 1200;
const SHARE = 0.3;

setProjectAnnotations([preview]);

const numberIn = (title: string) => Number(/ (\d+) · /.exec(title)?.[1] ?? 0);
const nameIn = (title: string) => (title.split('/').at(-1) ?? title).replace(/ · gf\w+$/, '');
/** Returns the id that Storybook makes from the title of a docs page. */
const docsOf = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}--docs`;

/**
 * Returns the story with usual content. The first story may have unusual content, because a module lists its
 * exports in alphabetical order.
 */
function usualStory(module: StoryModule): ComponentType | undefined {
  const stories = composeStories(module as never) as Readonly<Record<string, ComponentType>>;
  const [usual] = Object.keys(stories).filter((name) => !/Long|Spanish|Tinted|Many/.test(name));
  return stories['Standard'] ?? (usual === undefined ? undefined : stories[usual]);
}

/** Shows all looks of a block side by side, reduced in size. The name of each look links to its docs page. */
export function Overview({ modules }: { readonly modules: Readonly<Record<string, unknown>> }) {
  const looks = (Object.values(modules) as StoryModule[])
    .map((module) => ({
      title: module.default.title ?? '',
      id: module.default.id,
      Story: usualStory(module),
    }))
    .toSorted((a, b) => numberIn(a.title) - numberIn(b.title) || a.title.localeCompare(b.title));
  return (
    <Unstyled>
      <Looks>
        {looks.map(({ title, id, Story }) => (
          <li key={title}>
            <a href={`?path=/docs/${id === undefined ? docsOf(title) : `${id}--docs`}`} target="_top">
              {nameIn(title)}
            </a>
            <Screen inert>{Story && <Story />}</Screen>
          </li>
        ))}
      </Looks>
    </Unstyled>
  );
}

const Looks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${SCREEN_PX * SHARE}px, 1fr));
  gap: 2rem;
  padding: 0;
  list-style: none;

  > li > a {
    display: block;
    padding-block-end: 0.5rem;
    color: #00655e;
    font:
      600 0.9375rem/1.4 Figtree,
      system-ui,
      sans-serif;
  }
`;

const Screen = styled.div`
  inline-size: ${SCREEN_PX}px;
  max-block-size: 1000px;
  overflow: hidden;
  border: 4px solid #e4dccd;
  border-radius: 24px;
  zoom: ${SHARE};
`;
