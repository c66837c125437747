/** A story as Storybook's index.json lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** The stories of one build. */
export interface Catalogue {
  readonly stories: readonly Story[];
  /** Ids of stories that ask for no pictures. */
  readonly skipped: ReadonlySet<string>;
}

/** One story in both builds; without `before` it is new, without `after` it is gone. */
export interface StoryPair {
  readonly story: Story;
  readonly before: boolean;
  readonly after: boolean;
}

/**
 * Storybook writes no `!visual` into its index: it takes the tag `visual` away, which the preview gives to every story.
 * A build whose preview does not give it has no story without pictures.
 */
const TAG = 'visual';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a parsed index.json. Throws when it is not one. Docs pages are left out: they repeat stories. */
export function readCatalogue(index: unknown): Catalogue {
  if (!isRecord(index) || !isRecord(index['entries']))
    throw new Error('This is no index.json of a Storybook: it has no entries');
  const listed = Object.values(index['entries']).flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return [];
    const { id, title, name, tags } = entry;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return [];
    return [{ story: { id, title, name }, tagged: Array.isArray(tags) && tags.includes(TAG) }];
  });
  const usesTag = listed.some(({ tagged }) => tagged);
  return {
    stories: listed.map(({ story }) => story),
    skipped: new Set(usesTag ? listed.filter(({ tagged }) => !tagged).map(({ story }) => story.id) : []),
  };
}

const matches = ({ title, name }: Story, words: string | undefined) =>
  words === undefined || `${title}/${name}`.toLowerCase().includes(words.toLowerCase());

/**
 * Every story of either build, in the order of the newer one, those that are gone last.
 * Whether a story asks for pictures is for the build that has its newest version to say.
 */
export function pairStories(before: Catalogue, after: Catalogue, only: string | undefined): StoryPair[] {
  const earlier = new Set(before.stories.map(({ id }) => id));
  const later = new Set(after.stories.map(({ id }) => id));
  const kept = after.stories
    .filter(({ id }) => !after.skipped.has(id))
    .map((story) => ({ story, before: earlier.has(story.id), after: true }));
  const gone = before.stories
    .filter(({ id }) => !later.has(id) && !before.skipped.has(id))
    .map((story) => ({ story, before: true, after: false }));
  return [...kept, ...gone].filter(({ story }) => matches(story, only));
}
