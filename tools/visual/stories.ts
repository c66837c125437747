import * as v from 'valibot';

/**
 * What Storybook's index.json says. It has no `!visual` in it: Storybook takes the tag `visual` away, which the preview
 * gives to every story.
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
  /** It does something once it is drawn. */
  readonly plays?: boolean;
}

/** The stories of a build, and how many ask for no pictures. Throws when it is no index.json. */
export function readCatalogue(index: unknown) {
  const listed = Object.values(v.parse(Index, index).entries).filter(({ type }) => type === 'story');
  const stories = listed.map(({ tags, ...story }) => ({ ...story, plays: tags.includes('play-fn'), tags }));
  // A build whose preview does not give the tag has no story without pictures.
  const usesTag = stories.some(({ tags }) => tags.includes('visual'));
  return { stories, pictured: stories.filter(({ tags }) => !usesTag || tags.includes('visual')) };
}

const areaOf = ({ title }: Story) => title.split('/', 2).join('/').toLowerCase();
/** As the id ends. */
const exportOf = ({ id }: Story) => id.split('--').at(-1) ?? '';
/** What may stay of a story whose title changed: its area, and its export or its name. */
const SAME: readonly ((story: Story) => string)[] = [
  (story) => `${areaOf(story)} ${exportOf(story)} ${story.name}`,
  (story) => `${areaOf(story)} ${exportOf(story)}`,
  (story) => `${areaOf(story)} ${story.name}`,
];

/** The one story whose key is this; undefined when there are several. */
const only = (stories: readonly Story[] = []) => (stories.length === 1 ? stories[0] : undefined);

/**
 * The stories of an earlier build, by the id that they have in the later one: a story may have another title, and so another
 * id, where one story each is meant.
 */
export function earlierStories(before: readonly Story[], after: readonly Story[]): Map<string, Story> {
  const [was, is] = [before, after].map((all) => new Map(all.map((story) => [story.id, story])));
  const found = new Map(before.filter(({ id }) => is?.has(id)).map((story) => [story.id, story]));
  for (const key of SAME) {
    const taken = new Set(found.values());
    const gone = Map.groupBy(
      before.filter((story) => !taken.has(story)),
      key,
    );
    const added = Map.groupBy(
      after.filter(({ id }) => !found.has(id) && !was?.has(id)),
      key,
    );
    for (const [words, stories] of added) {
      const [now, then] = [only(stories), only(gone.get(words))];
      if (now && then) found.set(now.id, then);
    }
  }
  return found;
}
