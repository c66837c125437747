import * as v from 'valibot';

/**
 * The part of Storybook's index.json that this module reads. It never contains `!visual`: Storybook then
 * removes the tag `visual`, which the preview gives to every story.
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

/** A story as Storybook's index.json lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Whether the story has a play function. */
  readonly plays?: boolean;
}

/**
 * Returns the stories of a build, and those of them that have pictures.
 * @throws if `index` is not an index.json
 */
export function readCatalogue(index: unknown) {
  const listed = Object.values(v.parse(Index, index).entries).filter(({ type }) => type === 'story');
  const stories = listed.map(({ tags, ...story }) => ({ ...story, plays: tags.includes('play-fn'), tags }));
  // A build whose preview does not give the tag has no story without pictures.
  const usesTag = stories.some(({ tags }) => tags.includes('visual'));
  return { stories, pictured: stories.filter(({ tags }) => !usesTag || tags.includes('visual')) };
}
