export { holds } from '../arg-types/arg-types.ts';
export {
  fixtureParser,
  type FixtureParser,
  type FixtureParserOptions,
  type Slot,
} from './fixture-parser.tsx';
export {
  fixtureStories,
  setStoryPalette,
  type FixtureStory,
  type FixtureStoryOptions,
  type StoryContext,
} from './fixture-story.tsx';
