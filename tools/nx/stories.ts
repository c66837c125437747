import type { CreateNodesV2, TargetConfiguration } from '@nx/devkit';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Circumstances that a run of the stories can choose. */
const SETTINGS = ['STORY_LANGUAGE', 'STORY_TEXT', 'STORY_THEME', 'STORY_VIEWPORT', 'CHROMIUM_PATH'];

/** What the stories of a library can see, and nothing else: a unit test or another library's story is not among it. */
const stories = (folder: string): TargetConfiguration => ({
  command: `vitest run ${folder}/src/`,
  options: { cwd: 'apps/storybook' },
  // One browser at a time: two would take turns and run into each other's limits of time.
  parallelism: false,
  cache: true,
  dependsOn: ['@skein/api:speed-test-page'],
  inputs: [
    'production',
    '{projectRoot}/src/**/*.stories.*',
    '^production',
    { input: 'catalogue', projects: ['@skein/storybook'] },
    // The frame of every story stands on these, whatever its own library imports.
    { input: 'production', projects: ['@skein/ui', '@skein/cms-client'] },
    '{workspaceRoot}/content/artwork/files/**/*',
    { dependentTasksOutputFiles: 'dist/speed-test/**/*', transitive: true },
    ...SETTINGS.map((env) => ({ env })),
  ],
  outputs: [],
  metadata: { description: 'Every story of the library in a browser: renders, interactions, axe' },
});

/** Gives every library that has stories the target `stories`. */
export const createNodesV2: CreateNodesV2 = [
  'libs/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const folder = dirname(file);
      const any = globSync('src/**/*.stories.tsx', { cwd: join(workspaceRoot, folder) }).length > 0;
      return [file, { projects: any ? { [folder]: { targets: { stories: stories(folder) } } } : {} }];
    }),
];
