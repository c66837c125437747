import { demoParts, type BuiltParts } from '@skein/api';
import { desk } from '@skein/desk';
import type { SiteRun } from '@skein/host';
import { join } from 'node:path';
import { besidePages } from './beside-pages.ts';

interface DemoPaths extends BuiltParts {
  readonly publicFolder: string;
  readonly deskScreen?: string | undefined;
}

/** Returns the configuration to run the demo. @param paths paths of content, pictures and the desk */
export const runOf = (folder: string, { publicFolder, deskScreen, ...parts }: DemoPaths): SiteRun => ({
  folder,
  publicFolder,
  parts: [besidePages, ...demoParts(parts), desk({ screen: deskScreen })],
});

/** Returns the configuration to run the built demo. @param serverFolder server folder of the build */
export function builtRun(serverFolder: string): SiteRun {
  const workspace = join(serverFolder, '..', '..', '..', '..');
  const generated = join(workspace, 'content', 'generated');
  return runOf(serverFolder, {
    publicFolder: join(generated, 'public'),
    contentExport: join(generated, 'export.json'),
    imageWorker: join(serverFolder, 'image-worker.js'),
    deskScreen: join(workspace, 'libs', 'desk', 'dist', 'screen'),
  });
}
