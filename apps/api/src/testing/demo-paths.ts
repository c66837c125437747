import { pathsOf } from '@skein/host/services';
import type { HostSettings, ServicePaths } from '@skein/http/settings';
import { partContext } from '@skein/http/testing';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoParts, provider } from '../parts.ts';

export function demoPaths(settings: Partial<HostSettings> = {}): Required<ServicePaths> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'skein-paths-'));
  const context = partContext({ site: provider, settings: { ...settings, dataDir: folder.path } });
  return pathsOf(demoParts({ contentExport: '' }).map((make) => make(context)));
}
