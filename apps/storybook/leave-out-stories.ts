import { types } from 'storybook/internal/babel';
import { formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { afterQuick, testLevel } from '../../libs/test-level.ts';

/** Tag that Storybook gives to each story with a play function. */
const PLAYS = 'play-fn';

/**
 * Returns the stories of a file for the quick level: those with a play function, and the first of each look,
 * which has its own tags.
 */
function quickStories(stories: Readonly<Record<string, { readonly tags?: string[] | undefined }>>) {
  const looks = new Set<string>();
  const quick = new Set<string>();
  for (const [name, { tags = [] }] of Object.entries(stories)) {
    const look = tags.filter((tag) => !tag.endsWith('-fn')).join(' ');
    if (tags.includes(PLAYS) || !looks.has(look)) quick.add(name);
    looks.add(look);
  }
  return quick;
}

/** Runs the tests of stories only on the level that they belong to. The catalog itself shows all stories. */
export const leaveOutStories: Plugin = {
  name: 'leave-out-stories',
  // Before Storybook makes a test of every story.
  enforce: 'pre',
  transform(code, fileName) {
    if ((testLevel !== 'quick' && !afterQuick) || !fileName.endsWith('.stories.tsx')) return undefined;
    const file = loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();
    const quick = quickStories(file._stories);
    const leftOut = Object.keys(file._stories).filter((name) => quick.has(name) === afterQuick);
    file._metaNode?.properties.push(
      types.objectProperty(
        types.identifier('excludeStories'),
        types.arrayExpression(leftOut.map((name) => types.stringLiteral(name))),
      ),
    );
    return formatCsf(file, { sourceMaps: true, sourceFileName: fileName }, code);
  },
};
