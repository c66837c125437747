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
 * Derives class names from a file's path in the workspace. By default, class names depend on the absolute path,
 * so two checkouts of one commit would build different pages, and the shared build cache would mix them.
 */
export const classNames: Plugin = {
  name: 'class-names',
  enforce: 'post',
  transform: {
    filter: { code: /componentId: "sc-/ },
    handler(code, id) {
      const hash = hashOf(relative(WORKSPACE, id.split('?', 1)[0] ?? id));
      // The replaced hash has five to seven letters, so positions in the source map may be off by up to two.
      return { code: code.replace(COMPONENT_ID, `componentId: "sc-${hash}-`), map: null };
    },
  },
};
