export { holds } from '../arg-types/arg-types.ts';
export { fixtureParser, type FixtureParser, type FixtureParserOptions } from './fixture-parser.ts';
export {
  fixtureStories,
  setStoryPalette,
  type FixtureStory,
  type FixtureStoryOptions,
  type StoryContext,
} from './fixture-story.tsx';
