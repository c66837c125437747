import ts from 'typescript';

interface MemberProp {
  readonly symbol: ts.Symbol;
  /** Types of the prop in the members of the union, without `never` and `undefined`. */
  readonly types: readonly ts.Type[];
  /** Whether every member of the union needs the prop. */
  readonly required: boolean;
}

/** Returns the types from which a type is computed, such as the table of fields in `PropsOf<typeof fields>`. */
function originsOf(checker: ts.TypeChecker, type: ts.Type, seen = new Set<ts.Type>()): readonly ts.Type[] {
  if (seen.has(type)) return [];
  seen.add(type);
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  const given = type.aliasTypeArguments ?? [];
  return [...given, ...[...parts, ...bases, ...given].flatMap((one) => originsOf(checker, one, seen))];
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * Sorts properties of a type by file, then by their place in it; properties without a place come last, by name. In the
 * compiler's own order, a new prop elsewhere could move the others.
 */
export function inSourceOrder(
  checker: ts.TypeChecker,
  type: ts.Type,
  symbols: readonly ts.Symbol[],
): ts.Symbol[] {
  const origins = originsOf(checker, type);
  const placed = symbols.map((symbol) => {
    const known = [symbol, ...origins.flatMap((one) => one.getProperty(symbol.name) ?? [])];
    const place = known.flatMap(({ declarations }) => declarations ?? [])[0];
    return { symbol, file: place?.getSourceFile().fileName ?? '~', at: place?.pos ?? 0 };
  });
  return placed
    .toSorted((a, b) => compare(a.file, b.file) || a.at - b.at || compare(a.symbol.name, b.symbol.name))
    .map(({ symbol }) => symbol);
}

const EMPTY = ts.TypeFlags.Never | ts.TypeFlags.Undefined;

/**
 * Returns the props of a component. If its props are a union, TypeScript itself would list only the props that all
 * members have. For example, it would leave out `embedUrl`, which only embedded videos have.
 */
export function propsOf(checker: ts.TypeChecker, type: ts.Type): MemberProp[] {
  const common = new Map(type.getProperties().map((symbol) => [symbol.name, symbol]));
  const members = type.isUnion() ? type.types : [type];
  const others = members.flatMap((member) => member.getProperties()).filter(({ name }) => !common.has(name));
  const symbols = [
    ...inSourceOrder(checker, type, [...common.values()]),
    ...inSourceOrder(checker, type, [...new Map(others.map((symbol) => [symbol.name, symbol])).values()]),
  ];
  return symbols.map((symbol) => {
    const isCommon = common.has(symbol.name);
    const own = members.flatMap((member) => member.getProperty(symbol.name) ?? []);
    const types = (isCommon ? [symbol] : own).map((one) => checker.getTypeOfSymbol(one));
    const used = types.filter(({ flags }) => (flags & EMPTY) === 0);
    return {
      symbol,
      types: used.length > 0 ? used : types,
      required: isCommon && (symbol.flags & ts.SymbolFlags.Optional) === 0,
    };
  });
}
