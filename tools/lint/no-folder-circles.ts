import type { Rule } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { folderCircles, type FileImport, type FolderCircle } from './folder-circles.ts';

/** They use what a folder is for, and nothing of the product uses them: they may import from anywhere. */
const CONSUMERS =
  /\.(?:test|stories|fixtures|example)\.|\.test-support\.|(?:^|\/)(?:testing|fixtures|readme|bench)(?:\/|\.ts$)/;
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|out-tsc|generated)\/|\.d\.ts$/;
/** How long what was read of a project holds, ms: a run is over sooner, and an editor asks again. */
const FRESH_MS = 10_000;

interface Project {
  readonly root: string;
  readonly readAt: number;
  readonly circleOf: (one: FileImport) => FolderCircle | undefined;
}

const projects = new Map<string, Project>();

/** The folder of a project's sources: `src` beside its package.json, or where that lies. */
function rootOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const sources = join(folder, 'src');
    return file.startsWith(sources + sep) ? sources : folder;
  }
  return undefined;
}

const pathIn = (root: string, file: string) => relative(root, file).split(sep).join('/');
const isPart = (path: string) => /\.tsx?$/.test(path) && !NOT_OURS.test(path) && !CONSUMERS.test(path);
const target = (path: string, specifier: string) => join(dirname(path), specifier).split(sep).join('/');

/** Imports between the sources of a project, also those of types and those that load later. */
function importsIn(root: string): FileImport[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter(isPart);
  const known = new Set(paths);
  return paths.flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ from, to: target(from, fileName) }))
      .filter(({ to }) => known.has(to)),
  );
}

function projectOf(root: string): Project {
  const known = projects.get(root);
  const now = performance.now();
  if (known && now - known.readAt < FRESH_MS) return known;
  const read = { root, readAt: now, circleOf: folderCircles(importsIn(root)) };
  projects.set(root, read);
  return read;
}

/** No folder imports another in a circle: each is a room with one way in. */
export const noFolderCircles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'Folders import each other in a circle, {{folders}}: {{imports}}.' },
  },
  create(context) {
    const file = resolve(context.filename);
    const root = rootOf(file);
    if (root === undefined) return {};
    const from = pathIn(root, file);
    if (!isPart(from)) return {};

    function check(node: Rule.Node, specifier: unknown): void {
      if (typeof specifier !== 'string' || !specifier.startsWith('.') || root === undefined) return;
      const circle = projectOf(root).circleOf({ from, to: target(from, specifier) });
      if (!circle) return;
      const folders = [...circle, ...circle.slice(0, 1)].map(({ folder }) => folder || 'src').join(' → ');
      const imports = circle.map((one) => `${one.from} imports ${one.to}`).join(', ');
      context.report({ node, messageId: 'circle', data: { folders, imports } });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' && node.source.value),
    };
  },
};
