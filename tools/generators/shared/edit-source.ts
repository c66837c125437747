import type { Tree } from '@nx/devkit';
import ts from 'typescript';

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/**
 * Reads a file.
 * @throws if the file does not exist
 */
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

/** A call in a source file. For `entry(page, …)`, `call` is `entry` and `first` is `page`. */
export interface CallPlace {
  readonly call: string;
  readonly first: string;
}

/**
 * Where an array or object literal is in a source file: as an argument of a call, as a property of a call's
 * last argument, or as the value of a constant.
 */
export type Place =
  | { readonly call: string; readonly argument: number }
  | (CallPlace & { readonly property: string })
  | { readonly constant: string };

const callOf = (root: ts.Node, callee: string, first?: string): ts.CallExpression | undefined =>
  find(
    root,
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      node.expression.getText() === callee &&
      (first === undefined || node.arguments[0]?.getText() === first),
  );

function propertyOf(call: ts.CallExpression | undefined, name: string): ts.Node | undefined {
  const values = call?.arguments.at(-1);
  if (values === undefined || !ts.isObjectLiteralExpression(values)) return undefined;
  return values.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
    ?.initializer;
}

/** Returns the literal inside `as …`, `satisfies …` and method calls: `[1, 2]` for `[1, 2].flatMap(…) as const`. */
function bare(node: ts.Node | undefined): ts.Node | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  const isMethod = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  return isMethod ? bare((node.expression as ts.PropertyAccessExpression).expression) : node;
}

function locate(root: ts.Node, place: Place): ts.Node | undefined {
  if ('property' in place) return propertyOf(callOf(root, place.call, place.first), place.property);
  if ('call' in place) return callOf(root, place.call)?.arguments[place.argument];
  return find(
    root,
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === place.constant,
  )?.initializer;
}

/** Adds an element to an array or object literal, if the literal does not have it yet. */
export function addElement(tree: Tree, file: string, place: Place, element: string): void {
  const source = readSource(tree, file);
  const list = bare(locate(parse(file, source), place));
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

/** Returns a sort key for an import. Packages come first, then relative files. Both are sorted by name. */
const orderOf = (from: string) => (from.startsWith('.') ? `1${from}` : `0${from}`);

/** Inserts an import in sorted order, if the file does not have it yet. */
function insertImport(tree: Tree, file: string, what: string, from: string): void {
  const line = `import ${what} from '${from}';\n`;
  const source = readSource(tree, file);
  const imports = parse(file, source).statements.filter(ts.isImportDeclaration);
  const next = imports.find(
    ({ moduleSpecifier }) => orderOf(moduleSpecifier.getText().slice(1, -1)) > orderOf(from),
  );
  const at = next?.getStart() ?? (imports.at(-1)?.end ?? -1) + 1;
  if (!source.includes(line)) tree.write(file, source.slice(0, at) + line + source.slice(at));
}

function namesIn({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
}

/**
 * Adds an import, or adds names to an existing import. Leaves out names that the file already imports, even from
 * another entry point.
 */
export function addImport(tree: Tree, file: string, wanted: readonly string[], from: string): void {
  const source = readSource(tree, file);
  const root = parse(file, source);
  const imports = root.statements.filter(ts.isImportDeclaration);
  const present = new Set(imports.flatMap(namesIn).map(({ name }) => name.text));
  const names = wanted.filter((name) => !present.has(name));
  if (names.length === 0) return;
  const known = imports.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === from &&
      importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const bindings = known?.importClause?.namedBindings;
  if (known && bindings && ts.isNamedImports(bindings)) {
    const all = [...bindings.elements.map((one) => one.getText()), ...names].sort((a, b) =>
      a.localeCompare(b, 'en', { sensitivity: 'base' }),
    );
    tree.write(
      file,
      `${source.slice(0, bindings.getStart())}{ ${all.join(', ')} }${source.slice(bindings.end)}`,
    );
    return;
  }
  insertImport(tree, file, `{ ${names.join(', ')} }`, from);
}

/** Adds `import * as name`, if the file does not have it yet. */
export function addImportOfAll(tree: Tree, file: string, name: string, from: string): void {
  insertImport(tree, file, `* as ${name}`, from);
}

/**
 * Adds a line that exports everything from a module, if the file does not have it yet. Lines are sorted by
 * path.
 */
export function addExport(tree: Tree, file: string, from: string): void {
  const source = readSource(tree, file).replace(/^export \{\};\n/m, '');
  const lines = parse(file, source)
    .statements.filter(ts.isExportDeclaration)
    .map((statement) => ({ statement, path: statement.moduleSpecifier?.getText().slice(1, -1) ?? '' }));
  if (lines.some(({ path }) => path === from)) return;
  const next = lines.find(({ path }) => path > from);
  const at = next?.statement.getStart() ?? (lines.at(-1)?.statement.end ?? source.length - 1) + 1;
  tree.write(file, `${source.slice(0, at)}export * from '${from}';\n${source.slice(at)}`);
}

/** Inserts text before the statement that contains a call. */
export function insertBefore(tree: Tree, file: string, { call, first }: CallPlace, text: string): void {
  const source = readSource(tree, file);
  const root = parse(file, source);
  const place = callOf(root, call, first);
  const statement = root.statements.find(
    ({ pos, end }) => place !== undefined && pos <= place.pos && place.end <= end,
  );
  if (statement === undefined) throw new Error(`${file} has no ${call}(${first}, …) to write before.`);
  const at = statement.getStart();
  tree.write(file, source.slice(0, at) + text + source.slice(at));
}
