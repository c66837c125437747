import ts from 'typescript';

interface MemberProp {
  readonly symbol: ts.Symbol;
  /** Types of the prop in the members of the union, without `never` and `undefined`. */
  readonly types: readonly ts.Type[];
  /** Whether every member of the union needs the prop. */
  readonly required: boolean;
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
  const symbols = [...common.values(), ...new Map(others.map((symbol) => [symbol.name, symbol])).values()];
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
