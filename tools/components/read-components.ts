import { join, relative } from 'node:path';
import ts from 'typescript';
import { entryPointsOf, readPackages, type Package } from '../packages/manifests.ts';
import { propsOf } from './props-of.ts';
import { typeText, writtenOut, type NamedTypes } from './type-text.ts';

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The prop's doc comment, or an empty text. */
  readonly about: string;
}

/** A component that a library exports. */
export interface Component {
  readonly name: string;
  /** Entry point to import the component from, such as `@skein/blocks/questions/faq`. */
  readonly from: string;
  /** Path of the file that has the component, from the root of the workspace. */
  readonly file: string;
  /** The component's doc comment without its tags, or an empty text. */
  readonly about: string;
  /** Props that the workspace declares, without the attributes of HTML elements. */
  readonly props: readonly Prop[];
  /** Whether the component also accepts the attributes of its HTML element. */
  readonly takesAttributes: boolean;
}

/** A type with a name that props use. */
export interface NamedType {
  readonly name: string;
  readonly text: string;
  readonly about: string;
  /** Package to import the type from. Undefined: no package exports the name. */
  readonly from?: string;
}

export interface ComponentLibrary {
  /** Folder of the library, such as `libs/blocks`. */
  readonly folder: string;
  readonly packageName: string;
  readonly description: string;
  readonly components: readonly Component[];
  readonly types: readonly NamedType[];
}

/** Matches entry points for tests and for hosts. They have no components for pages. */
const NOT_FOR_PAGES = /^\.\/(?:testing|fixtures|serve|server|islands|next)\b/;

/** A module that a library exports. */
interface Point {
  readonly from: string;
  readonly file: string;
}

/** Returns the entry points of a package that may export components. */
const pointsOf = (library: Package): Point[] =>
  entryPointsOf(library).flatMap(({ subpath, specifier, targets: { '@skein/source': source = '' } }) =>
    NOT_FOR_PAGES.test(subpath) || !/(?:\.tsx|\/index\.ts)$/.test(source)
      ? []
      : [{ from: specifier, file: join(library.folder, source) }],
  );

function optionsOf(root: string, folder: string): ts.CompilerOptions {
  const file = join(root, folder, 'tsconfig.lib.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { readonly config: unknown };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, join(root, folder)).options,
    noEmit: true,
    composite: false,
    skipLibCheck: true,
    // Members of unions keep their order when another file mentions one of them first.
    stableTypeOrdering: true,
    customConditions: ['@skein/source'],
  };
}

const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();

const draws = (signature: ts.Signature, checker: ts.TypeChecker) =>
  /\b(?:Element|ReactNode|ReactElement)\b/.test(checker.typeToString(signature.getReturnType()));

/** Whether a prop is declared outside the workspace, like the attributes of HTML elements. */
const isFromElsewhere = ({ declarations = [] }: ts.Symbol) =>
  declarations.length > 0 &&
  declarations.every((one) => one.getSourceFile().fileName.includes('/node_modules/'));

function componentOf(
  exported: ts.Symbol,
  { from }: Point,
  checker: ts.TypeChecker,
  root: string,
  named: NamedTypes,
): Component | undefined {
  if (!/^[A-Z][A-Za-z0-9]*[a-z]/.test(exported.name)) return undefined;
  const symbol =
    (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
  if ((symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) === 0) return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [place] = symbol.declarations ?? [];
  if (!signature || !place || !draws(signature, checker)) return undefined;
  const [given] = signature.parameters;
  const all = given ? propsOf(checker, checker.getTypeOfSymbol(given)) : [];
  const props = all.filter(({ symbol: one }) => !isFromElsewhere(one));
  return {
    name: exported.name,
    from,
    file: relative(root, place.getSourceFile().fileName),
    about: commentOf(symbol, checker),
    props: props.map(({ symbol: one, types, required }) => ({
      name: one.name,
      type: [...new Set(types.map((type) => typeText(checker, type, named)))].join(' | '),
      required,
      about: commentOf(one, checker),
    })),
    takesAttributes: props.length < all.length,
  };
}

/**
 * Returns each component once, with its most specific entry point: one below the package's main entry point, and of
 * several, the one with the longest name.
 */
function bestOf(components: readonly Component[]): Component[] {
  const rank = ({ from, name }: Component) => (from.split('/').length > 2 ? 0 : 1) + name.length / 1000;
  const byPlace = new Map<string, Component>();
  for (const component of components) {
    const key = `${component.file} ${component.name}`;
    const best = byPlace.get(key);
    const isBetter =
      !best ||
      rank(component) < rank(best) ||
      (rank(component) === rank(best) && component.from.length > best.from.length);
    if (isBetter) byPlace.set(key, component);
  }
  // Leaves out a second name of a component at the main entry point.
  const alone = new Set(
    [...byPlace.values()].filter(({ from }) => from.split('/').length > 2).map(({ file }) => file),
  );
  return [...byPlace.values()].filter(({ from, file }) => from.split('/').length > 2 || !alone.has(file));
}

/**
 * Returns the definitions of the named types as text, and of all types that they mention. Leaves out types that are
 * declared outside the workspace.
 */
function typesOf(
  named: NamedTypes,
  checker: ts.TypeChecker,
  exported: ReadonlyMap<string, string>,
): NamedType[] {
  const done = new Map<string, NamedType | undefined>();
  for (let open = [...named]; open.length > 0; open = [...named].filter(([name]) => !done.has(name)))
    for (const [name, type] of open) {
      const symbol = type.aliasSymbol ?? type.symbol;
      const from = exported.get(name);
      const isOurs = !isFromElsewhere(symbol) && (symbol.declarations ?? []).length > 0;
      const text = isOurs ? writtenOut(checker, type, named, 2) : name;
      done.set(
        name,
        isOurs ? { name, text, about: commentOf(symbol, checker), ...(from && { from }) } : undefined,
      );
    }
  return [...done.values()]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Reads the components that libraries export, with their props, from the sources. Needs some seconds. */
export function readComponents(root: string): ComponentLibrary[] {
  const libraries = readPackages()
    .filter(({ folder }) => folder.startsWith('libs/'))
    .toSorted((a, b) => a.folder.localeCompare(b.folder))
    .map((library) => ({ ...library, points: pointsOf(library) }));
  const files = libraries.flatMap(({ points }) => points.map(({ file }) => join(root, file)));
  const program = ts.createProgram(files, optionsOf(root, 'libs/ui'));
  const checker = program.getTypeChecker();
  const exportsOf = ({ file }: Point) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const exported = new Map(
    libraries.flatMap(({ points, name }) =>
      points
        .filter(({ from }) => from === name)
        .flatMap((point) => exportsOf(point).map((one) => [one.name, name] as const)),
    ),
  );
  return libraries.flatMap(({ folder, name, description, points }) => {
    const named: NamedTypes = new Map();
    const found = points.flatMap((point) =>
      exportsOf(point).flatMap((one) => componentOf(one, point, checker, root, named) ?? []),
    );
    const components = bestOf(found).filter(({ file }) => file.startsWith(join(folder, '/')));
    if (components.length === 0) return [];
    return [{ folder, packageName: name, description, components, types: typesOf(named, checker, exported) }];
  });
}
