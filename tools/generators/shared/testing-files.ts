import type { Tree } from '@nx/devkit';

const STORY = `import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Makes stories of this library's blocks out of their fixtures. */
export const story = fixtureStories({ palette: colorTokens });
`;

const FIXTURE_PROPS = `import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Reads the fixtures of this library, for its tests. */
export const { fixtureProps } = fixtureParser({ palette: colorTokens, sanitize: createServerSanitize() });
`;

/** What stories and tests of a library share; a library that has its own keeps it. */
export function addTestingFiles(tree: Tree, library: string): void {
  const folder = `libs/${library}/src/testing`;
  if (!tree.exists(`${folder}/story.ts`)) tree.write(`${folder}/story.ts`, STORY);
  if (!tree.exists(`${folder}/fixture-props.ts`)) tree.write(`${folder}/fixture-props.ts`, FIXTURE_PROPS);
}
