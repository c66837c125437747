import type { Tree } from '@nx/devkit';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Formats what a generator wrote. A file that was there before is only formatted if it was formatted before, so that
 * a one-line change stays one.
 */
export async function formatTouched(tree: Tree): Promise<void> {
  const rules = tree.read('.prettierrc.json', 'utf8');
  const own: object =
    rules === null ? ((await resolveConfig(join(tree.root, 'package.json'))) ?? {}) : JSON.parse(rules);
  const pretty = (filepath: string, text: string) => format(text, { ...own, filepath });
  for (const { path, type, content } of tree.listChanges()) {
    if (type === 'DELETE' || content === null || !/\.(tsx?|json|md)$/.test(path)) continue;
    const onDisk = join(tree.root, path);
    if (type === 'UPDATE' && existsSync(onDisk)) {
      const before = readFileSync(onDisk, 'utf8');
      if ((await pretty(path, before)) !== before) continue;
    }
    tree.write(path, await pretty(path, content.toString('utf8')));
  }
}
