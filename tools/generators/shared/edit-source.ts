import type { Tree } from '@nx/devkit';
import ts from 'typescript';

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** Reads a file that must be there. */
export function readSource(tree: Tree, file: string): string {
  const source = tree.read(file, 'utf8');
  if (source === null) throw new Error(`${file} is missing; was the library made by the library generator?`);
  return source;
}

function find<T extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is T): T | undefined {
  let found: T | undefined;
  (function visit(node: ts.Node): void {
    if (found === undefined && test(node)) found = node;
    if (found === undefined) ts.forEachChild(node, visit);
  })(root);
  return found;
}

const argumentOf =
  (callee: string, index: number) =>
  (root: ts.Node): ts.Node | undefined =>
    find(
      root,
      (node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === callee,
    )?.arguments[index];

const initializerOf =
  (name: string) =>
  (root: ts.Node): ts.Node | undefined =>
    find(
      root,
      (node): node is ts.VariableDeclaration =>
        ts.isVariableDeclaration(node) && node.name.getText() === name,
    )?.initializer;

/** Where in a source file a list is: an argument of the first call of a function, or what a constant is set to. */
export type Place = { readonly call: string; readonly argument: number } | { readonly constant: string };

/** Adds an element to the end of an array or object literal, unless it is there. */
export function addElement(tree: Tree, file: string, place: Place, element: string): void {
  const source = readSource(tree, file);
  const locate = 'call' in place ? argumentOf(place.call, place.argument) : initializerOf(place.constant);
  const list = locate(parse(file, source));
  if (list === undefined || !(ts.isArrayLiteralExpression(list) || ts.isObjectLiteralExpression(list))) {
    throw new Error(`${file} has no list at ${JSON.stringify(place)} to add ${element} to.`);
  }
  const elements = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const spaceless = (text: string) => text.replaceAll(/\s+/g, '');
  if (elements.some((one) => spaceless(one.getText()) === spaceless(element))) return;
  const last = elements.at(-1);
  const at = last?.end ?? list.getStart() + 1;
  const onLines = source.slice(list.getStart(), list.end).includes('\n');
  const gap = onLines ? `\n  ` : ' ';
  const text = last === undefined ? element : `,${gap}${element}`;
  tree.write(file, source.slice(0, at) + text + source.slice(at));
}

/** Packages before files of one's own, each by name. */
const orderOf = (from: string) => (from.startsWith('.') ? `1${from}` : `0${from}`);

/** Adds names to the import from a module, or the whole import, unless they are there. */
export function addImport(tree: Tree, file: string, names: readonly string[], from: string): void {
  const source = readSource(tree, file);
  const root = parse(file, source);
  const imports = root.statements.filter(ts.isImportDeclaration);
  const known = imports.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === from &&
      importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const bindings = known?.importClause?.namedBindings;
  if (known && bindings && ts.isNamedImports(bindings)) {
    const present = bindings.elements.map((one) => one.getText());
    const all = [...new Set([...present, ...names])].sort((a, b) =>
      a.localeCompare(b, 'en', { sensitivity: 'base' }),
    );
    if (all.length === present.length) return;
    tree.write(
      file,
      `${source.slice(0, bindings.getStart())}{ ${all.join(', ')} }${source.slice(bindings.end)}`,
    );
    return;
  }
  const line = `import { ${names.join(', ')} } from '${from}';\n`;
  const next = imports.find(
    ({ moduleSpecifier }) => orderOf(moduleSpecifier.getText().slice(1, -1)) > orderOf(from),
  );
  const at = next?.getStart() ?? (imports.at(-1)?.end ?? -1) + 1;
  tree.write(file, source.slice(0, at) + line + source.slice(at));
}

/** Adds an export line to a file made of them, in the order of their paths, unless the path is there. */
export function addExport(tree: Tree, file: string, exported: string, from: string): void {
  const source = readSource(tree, file).replace(/^export \{\};\n/m, '');
  const root = parse(file, source);
  const paths = root.statements
    .filter(ts.isExportDeclaration)
    .map((statement) => ({ statement, path: statement.moduleSpecifier?.getText().slice(1, -1) ?? '' }));
  if (paths.some(({ path }) => path === from)) return;
  const next = paths.find(({ path, statement }) => statement.exportClause !== undefined && path > from);
  const at = next?.statement.getStart() ?? source.length;
  tree.write(file, `${source.slice(0, at)}export { ${exported} } from '${from}';\n${source.slice(at)}`);
}
