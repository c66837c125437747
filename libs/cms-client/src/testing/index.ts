export { brokenEntry } from './arbitrary.ts';
export { fixtureStories, type FixtureStory, type FixtureStoryOptions } from './fixture-story.tsx';
export { spoiledEntries, type SpoiledEntry } from './spoiled.ts';
