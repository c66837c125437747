import { types } from 'storybook/internal/babel';
import { formatCsf, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { afterQuick, testLevel } from '../../libs/test-level.ts';

/** Tag that Storybook gives to stories with a play function. */
const PLAYS = 'play-fn';

/**
 * Returns the stories of a file that the quick test level runs: stories with a play function, and one story of
 * each look. Stories with the same tags have the same look.
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

/** Limits story tests to the stories of the current test level. The catalog itself shows all stories. */
export const leaveOutStories: Plugin = {
  name: 'leave-out-stories',
  // Run before Storybook turns each story into a test.
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
