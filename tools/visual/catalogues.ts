import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../bench/server.ts';
import { readPages, takePage } from './pages.ts';
import { buildRefStorybook } from './ref-storybook.ts';
import { buildIn, openRefTree } from './ref-tree.ts';
import { serveFolder } from './serve-folder.ts';
import { readCatalogue, type Catalogue } from './stories.ts';
import { takeStory, type TakePicture } from './take-picture.ts';

/** One build, served: what there is to see in it. */
export interface Served {
  readonly origin: string;
  readonly catalogue: Catalogue;
  stop(): void;
}

/** What pictures are taken of: the stories of the catalogue, or the pages of the site. */
export interface Subject {
  /** As it is called in messages. */
  readonly name: string;
  /** Target of Nx that builds it in the working tree. */
  readonly target: string;
  readonly take: TakePicture;
  /** Serves what is built in the working tree. */
  serve(language: string): Promise<Served>;
  /** Builds what a commit has, and serves it. Builds that are kept lie in `folder`. */
  serveRef(commit: string, folder: string, language: string): Promise<Served>;
}

async function serveStorybook(folder: string): Promise<Served> {
  const catalogue = readCatalogue(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const { origin, stop } = await serveFolder(folder);
  return { origin, catalogue, stop };
}

async function serveSite(home: string, language: string): Promise<Served> {
  const { origin, stop } = await serve([join(home, 'apps/site/dist/server/main.js')]);
  try {
    return { origin, catalogue: await readPages(origin, language), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The catalogue of the working tree lies in `root`/dist/storybook, its site in `root`/apps/site/dist. */
export const stories = (root: string): Subject => ({
  name: 'Storybook',
  target: '@skein/storybook:storybook:build',
  take: takeStory,
  serve: () => serveStorybook(join(root, 'dist/storybook')),
  serveRef: (commit, folder) => serveStorybook(buildRefStorybook(commit, folder)),
});

export const pages = (root: string): Subject => ({
  name: 'site',
  target: '@skein/site:build',
  take: takePage,
  serve: (language) => serveSite(root, language),
  async serveRef(commit, _folder, language) {
    const { home, remove } = openRefTree(commit);
    try {
      buildIn(home, 'site', [join(home, 'node_modules/nx/dist/bin/nx.js'), 'run', '@skein/site:build']);
      const served = await serveSite(home, language);
      return {
        ...served,
        stop() {
          served.stop();
          remove();
        },
      };
    } catch (error) {
      remove();
      throw error;
    }
  },
});
