import { expect, it } from 'vitest';
import OwnChanges from './own-changes.ts';

const change = (scope: string, description: string, isBreaking = false) => ({
  type: 'fix',
  scope,
  description,
  isBreaking,
  affectedProjects: ['@skein/forms', '@skein/ui'],
});

it('a changelog holds what was committed in the name of its library, and what broke it', async () => {
  const renderer = new OwnChanges({
    changes: [
      change('forms', 'a late answer is told'),
      change('ui', 'a softer shadow'),
      change('ui', 'a theme less', true),
    ],
    changelogEntryVersion: '0.2.0',
    project: '@skein/forms',
    entryWhenNoChanges: false,
    isVersionPlans: false,
    changelogRenderOptions: { authors: false },
    conventionalCommitsConfig: {
      types: { fix: { semverBump: 'patch', changelog: { title: 'Fixes', hidden: false } } },
      useCommitScope: true,
    },
    remoteReleaseClient: { getRemoteRepoData: () => null } as never,
  } as unknown as ConstructorParameters<typeof OwnChanges>[0]);
  const said = await renderer.render();
  expect(said).toContain('a late answer is told');
  expect(said).toContain('a theme less');
  expect(said).not.toContain('a softer shadow');
});
