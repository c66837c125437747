/** Tests, stories and fixtures use what a folder is for, and nothing of the product uses them: they may import anything. */
const CONSUMERS = String.raw`\.(?:test|stories|fixtures|example)\.|\.test-support\.|(?:^|/)(?:testing|fixtures|readme|bench)(?:/|\.ts$)`;
const NOT_OURS = String.raw`(?:^|/)(?:node_modules|dist|out-tsc|generated|consumers|template|\.\w+)/|\.d\.ts$`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'A folder, with everything in it, and another one do not import each other, nor over a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-files-of-the-parent',
      comment: 'What a folder shares with its sub-folders stands in a folder of its own.',
      severity: 'error',
      // The command of the local CMS starts the package that it belongs to.
      from: {
        path: '^((?:libs/[^/]+|apps/(?:api|site))/src.*)/[^/]+/[^/]+$',
        pathNot: '^libs/local-cms/src/command/',
      },
      to: { path: '^$1/[^/]+$' },
    },
  ],
  options: {
    // Types count, too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: NOT_OURS },
    // The card of a block imports its component and its script when they are needed: that is wiring, not a dependency.
    exclude: { path: `${CONSUMERS}|${NOT_OURS}`, dynamic: true },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'], conditionNames: ['@skein/source', 'import'] },
  },
};
