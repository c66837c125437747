import * as v from 'valibot';

/**
 * The part of Storybook's index.json that this module needs. All stories have the tag `visual`, except stories
 * that exclude it with `!visual`.
 */
const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** A story in Storybook's index.json. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Whether the story has a play function. */
  readonly plays?: boolean;
}

/**
 * Returns all stories of a build, and the stories that have pictures.
 * @throws if `index` has another format
 */
export function readCatalogue(index: unknown) {
  const listed = Object.values(v.parse(Index, index).entries).filter(({ type }) => type === 'story');
  const stories = listed.map(({ tags, ...story }) => ({ ...story, plays: tags.includes('play-fn'), tags }));
  // In an older build no story has the tag `visual`. Then all stories have pictures.
  const usesTag = stories.some(({ tags }) => tags.includes('visual'));
  return { stories, pictured: stories.filter(({ tags }) => !usesTag || tags.includes('visual')) };
}
