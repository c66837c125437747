import type { StoryIndex } from 'storybook/internal/types';
import { OTHER_WORDS } from './other-words.ts';

interface IndexGenerator {
  getIndex(): Promise<StoryIndex>;
}

/**
 * Returns a short name for the docs page of a block: `Hero 7` for `Blocks/Hero/Hero 7 · Neighborhood hero ·
 * gfHeroBanner`. Among equally good hits, Storybook's search lists the shortest name first, with the whole
 * title below it. Other words that designers search for follow the name.
 */
function nameIn(title: string): string {
  const name = (title.split('/').at(-1) ?? title).replace(/ · .*$/, '');
  const others = OTHER_WORDS[title.replace(/ · gf\w+$/, '')];
  return others === undefined ? name : `${name} (${others})`;
}

/**
 * Names the docs page of each block after the block, in the index that Storybook searches. By default, all are
 * called “Docs”.
 */
export function nameDocs<T extends IndexGenerator>(generator: T): T {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.entries(index.entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' ? { ...entry, name: nameIn(entry.title) } : entry,
    ]);
    return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] };
  };
  return generator;
}
