import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const WORKSPACE = `${import.meta.dirname}/..`;
const COMPONENT_ID = /componentId: "sc-[\da-z]+-(?=\d)/g;

const LENGTH = 6;

const hashOf = (path: string): string =>
  createHash('sha256')
    .update(path)
    .digest()
    .readBigUInt64BE()
    .toString(36)
    .padStart(LENGTH, '0')
    .slice(-LENGTH);

/**
 * Derives class names from a file's path in the workspace. By default they depend on the path on the machine,
 * so two checkouts of one commit would build different pages and share them through the build cache.
 */
export const classNames: Plugin = {
  name: 'class-names',
  enforce: 'post',
  transform: {
    filter: { code: /componentId: "sc-/ },
    handler(code, id) {
      const hash = hashOf(relative(WORKSPACE, id.split('?', 1)[0] ?? id));
      // What was there has five to seven letters, by the path on the machine: the source map may miss that line by two.
      return { code: code.replace(COMPONENT_ID, `componentId: "sc-${hash}-`), map: null };
    },
  },
};
