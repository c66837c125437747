import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A place where a module reads what its imports do not name. */
export interface Opaque {
  /** Absolute path. */
  readonly file: string;
  readonly reason: string;
}

/** What a module says about others. */
interface Module {
  /** Files of the workspace that it imports, also for their types or later. Absolute paths. */
  readonly files: readonly string[];
  /** Why nobody can say what else it reads. */
  readonly opaque: readonly Opaque[];
}

/** All that a module can see. */
export interface Reach {
  /** Files of the workspace; packages from elsewhere are what package-lock.json says. Absolute paths. */
  readonly files: ReadonlySet<string>;
  /** Why this may not be all; nothing when it is. */
  readonly opaque: readonly Opaque[];
}

/** What starts other programs, which see what they like. */
const STARTERS = ['node:child_process', 'node:worker_threads'];
const BUILT = /\/dist\/.*\.js$/;
const CODE = /\.[cm]?[jt]sx?$/;

/** Where a specifier is written; a string when it says where it leads. */
function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return ts.isStringLiteral(node.argument.literal) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  return node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
}

const isWorkingFolder = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'cwd' && node.expression.getText() === 'process';

const isMeta = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression);

/** Files that a module names by patterns of `import.meta.glob`; undefined where these are not written out. */
function globbed(node: ts.Node, folder: string): readonly string[] | undefined {
  if (!ts.isCallExpression(node) || !isMeta(node.expression) || node.expression.name.text !== 'glob')
    return undefined;
  const [given] = node.arguments;
  const written = given && ts.isArrayLiteralExpression(given) ? [...given.elements] : [given];
  const patterns = written.map((one) => (one && ts.isStringLiteralLike(one) ? one.text : ''));
  if (!patterns.every((pattern) => /^!?\.{1,2}\//.test(pattern))) return undefined;
  const fromFolder = (pattern: string) => pattern.replace(/^!?(?:\.\/)?/, '');
  const [wanted, not] = [false, true].map((isNot) =>
    patterns.filter((pattern) => pattern.startsWith('!') === isNot).map(fromFolder),
  );
  return globSync(wanted ?? [], { cwd: folder, exclude: not }).map((file) => join(folder, file));
}

/** Whether files are read by their place: a pattern that is not written out, `new URL('./picture.svg', import.meta.url)`,
 * `process.cwd()`. */
function readsMore(node: ts.Node): boolean {
  if (!isMeta(node)) return isWorkingFolder(node);
  const { text } = node.name;
  return text === 'url' ? ts.isNewExpression(node.parent) : text !== 'env' && text !== 'hot';
}

/** The file that a module imports, when it is one of the workspace. @throws when it is not there */
function fileOf(from: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const own = path.startsWith('@skein/');
  if (!own && !path.startsWith('.')) return undefined;
  // Sources, if the command that asks is started with the condition for them.
  const file = own ? createRequire(from).resolve(path) : resolve(dirname(from), path);
  if (!statSync(file).isFile() || BUILT.test(file)) throw new Error(`${file} is no source`);
  return file;
}

function read(file: string): Module {
  const files: string[] = [];
  const opaque: Opaque[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  function follow(specifier: ts.Expression): void {
    try {
      if (!ts.isStringLiteralLike(specifier)) throw new Error('known only when it runs');
      if (STARTERS.includes(specifier.text)) throw new Error('may start anything');
      const found = fileOf(file, specifier.text);
      if (found !== undefined) files.push(found);
    } catch (error) {
      opaque.push({ file, reason: `imports ${specifier.getText(source)}: ${String(error)}` });
    }
  }
  function visit(node: ts.Node): void {
    const named = globbed(node, dirname(file));
    if (named) return void files.push(...named);
    if (readsMore(node)) opaque.push({ file, reason: `reads files by ${node.getText(source)}` });
    const specifier = specifierOf(node);
    if (specifier) follow(specifier);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { files, opaque };
}

/** Follows imports through the workspace. Each file is read once. */
export function moduleGraph(): { reach(entry: string): Reach } {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? (CODE.test(file) ? read(file) : { files: [], opaque: [] });
    modules.set(file, known);
    return known;
  };
  return {
    reach(entry) {
      const files = new Set([entry]);
      // What is added while it is gone through is gone through, too.
      for (const file of files) for (const next of moduleOf(file).files) files.add(next);
      return { files, opaque: [...files].flatMap((file) => moduleOf(file).opaque) };
    },
  };
}
