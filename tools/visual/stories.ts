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

/** What a Storybook says of itself. */
export interface StoryCatalogue extends Catalogue {
  /** Ids of stories that do something once they are drawn. */
  readonly playing: ReadonlySet<string>;
}

/** One story in both builds; without `before` it is new, without `after` it is gone. */
export interface StoryPair {
  readonly story: Story;
  /** The story was called otherwise in the older build. */
  readonly moved?: Story;
  readonly before: boolean;
  readonly after: boolean;
}

/** What may stay of a story whose title changed: its area, and its export or its name. */
const areaOf = ({ title }: Story) => title.split('/', 2).join('/').toLowerCase();
/** As the id ends. */
const exportOf = ({ id }: Story) => id.split('--').at(-1);
const SAME: readonly ((story: Story) => string)[] = [
  (story) => `${areaOf(story)} ${exportOf(story)} ${story.name}`,
  (story) => `${areaOf(story)} ${exportOf(story)}`,
  (story) => `${areaOf(story)} ${story.name}`,
];

/**
 * Stories that have another title, and so another id, in the two builds: id in the newer one to the story in the older
 * one. Only those that one build alone has, and only where one story each is meant.
 */
export function movedStories(gone: readonly Story[], added: readonly Story[]): ReadonlyMap<string, Story> {
  const moved = new Map<string, Story>();
  for (const key of SAME) {
    const taken = new Set([...moved.values()].map(({ id }) => id));
    const was = Map.groupBy(
      gone.filter(({ id }) => !taken.has(id)),
      key,
    );
    const is = Map.groupBy(
      added.filter(({ id }) => !moved.has(id)),
      key,
    );
    for (const [words, [now, ...others]] of is) {
      const [then, ...more] = was.get(words) ?? [];
      if (now && then && others.length + more.length === 0) moved.set(now.id, then);
    }
  }
  return moved;
}

/**
 * Storybook writes no `!visual` into its index: it takes the tag `visual` away, which the preview gives to every story.
 * A build whose preview does not give it has no story without pictures.
 */
const TAG = 'visual';
/** What Storybook itself writes beside a story with a play function. */
const PLAY_TAG = 'play-fn';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a parsed index.json. Throws when it is not one. Docs pages are left out: they repeat stories. */
export function readCatalogue(index: unknown): StoryCatalogue {
  if (!isRecord(index) || !isRecord(index['entries']))
    throw new Error('This is no index.json of a Storybook: it has no entries');
  const listed = Object.values(index['entries']).flatMap((entry) => {
    if (!isRecord(entry) || entry['type'] !== 'story') return [];
    const { id, title, name, tags } = entry;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return [];
    const has = (tag: string) => Array.isArray(tags) && tags.includes(tag);
    return [{ story: { id, title, name }, tagged: has(TAG), plays: has(PLAY_TAG) }];
  });
  const usesTag = listed.some(({ tagged }) => tagged);
  return {
    stories: listed.map(({ story }) => story),
    skipped: new Set(usesTag ? listed.filter(({ tagged }) => !tagged).map(({ story }) => story.id) : []),
    playing: new Set(listed.filter(({ plays }) => plays).map(({ story }) => story.id)),
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
  const wanted = after.stories.filter(({ id }) => !after.skipped.has(id));
  const missing = before.stories.filter(({ id }) => !later.has(id) && !before.skipped.has(id));
  const moved = movedStories(
    missing,
    wanted.filter(({ id }) => !earlier.has(id)),
  );
  const found = new Set([...moved.values()].map(({ id }) => id));
  const kept = wanted.map((story) => {
    const from = moved.get(story.id);
    return from
      ? { story, moved: from, before: true, after: true }
      : { story, before: earlier.has(story.id), after: true };
  });
  const gone = missing
    .filter(({ id }) => !found.has(id))
    .map((story) => ({ story, before: true, after: false }));
  return [...kept, ...gone].filter(({ story }) => matches(story, only));
}

/** A line for each story that was found under another title. */
export function movesOf(pairs: readonly StoryPair[]): string[] {
  return pairs.flatMap(({ story, moved }) =>
    moved ? [`${story.title} / ${story.name} was found as ${moved.title} / ${moved.name}`] : [],
  );
}
