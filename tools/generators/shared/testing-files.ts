import type { Tree } from '@nx/devkit';

const STORY = `import { fixtureStories } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';

/** Makes stories of this library's blocks out of their fixtures. */
export const story = fixtureStories({ palette: colorTokens });
`;

const FIXTURE_PROPS = `import { createSanitize } from '@skein/cms-client';
import { fixtureParser } from '@skein/cms-client/stories';
import { colorTokens } from '@skein/ui';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/** Reads the fixtures of this library, for its tests. */
export const { fixtureProps } = fixtureParser({
  palette: colorTokens,
  sanitize: createSanitize(createDOMPurify(new JSDOM('').window)),
});
`;

/** What stories and tests of a library share; a library that has its own keeps it. */
export function addTestingFiles(tree: Tree, library: string): void {
  const folder = `libs/${library}/src/testing`;
  if (!tree.exists(`${folder}/story.ts`)) tree.write(`${folder}/story.ts`, STORY);
  if (!tree.exists(`${folder}/fixture-props.ts`)) tree.write(`${folder}/fixture-props.ts`, FIXTURE_PROPS);
}
