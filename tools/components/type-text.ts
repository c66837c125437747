import ts from 'typescript';
import { inSourceOrder } from './props-of.ts';

const { TypeFormatFlags, SymbolFlags, TypeFlags } = ts;
/** How many levels of an object's fields to write out. */
const DEPTH = 3;

const isUndefined = ({ flags }: ts.Type) => (flags & TypeFlags.Undefined) !== 0;

/** Named types, by the name under which users can find them. */
export type NamedTypes = Map<string, ts.Type>;

/** How many members a union inside an object may have. A longer union is shortened to its first members. */
const FEW = 8;
const SHORTHAND = /^(?:PropsOf|PropsOfFields|Readonly|Partial|Pick|Omit|Record|__type|__object)/;

/** Returns the name under which users can look up a type, such as `CallToActionContent`. */
function nameOf(type: ts.Type): string | undefined {
  const name = (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.name ?? '';
  return /^[A-Z]/.test(name) && !SHORTHAND.test(name) ? name : undefined;
}

/**
 * Returns a type as users write it. A named type keeps its name. The fields of any other object are written out. Leaves
 * out `undefined`, because optional props and fields have a mark.
 * @param named receives the named types
 */
export function typeText(checker: ts.TypeChecker, type: ts.Type, named: NamedTypes, depth = DEPTH): string {
  const name = nameOf(type);
  if (name !== undefined) named.set(name, type);
  return writtenOut(checker, type, named, depth, name === undefined);
}

/** Returns a type as text, even if the type has a name: the fields of an object, or the members of a union. */
export function writtenOut(
  checker: ts.TypeChecker,
  type: ts.Type,
  named: NamedTypes,
  depth = DEPTH,
  opens = true,
): string {
  const plain = () =>
    checker
      .typeToString(
        type,
        undefined,
        TypeFormatFlags.NoTruncation | TypeFormatFlags.UseSingleQuotesForStringLiteralType,
      )
      .replaceAll('<Readonly<Record<string, unknown>>>', '');
  if (type.isUnion() && opens) {
    const rest = type.types.filter((one) => !isUndefined(one));
    const unique = [...new Set(rest.map((one) => typeText(checker, one, named, depth)))];
    const isBoolean = unique.includes('true') && unique.includes('false');
    const texts = isBoolean
      ? ['boolean', ...unique.filter((text) => !/^(?:true|false)$/.test(text))]
      : unique;
    const isLong = depth < DEPTH && texts.length > FEW;
    return (isLong ? [...texts.slice(0, 3), `… (${texts.length})`] : texts).join(' | ');
  }
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const inner = element ? typeText(checker, element, named, depth) : 'unknown';
    const text = / \| /.test(inner) && !inner.startsWith('{') ? `(${inner})` : inner;
    return type.symbol.name === 'ReadonlyArray' ? `readonly ${text}[]` : `${text}[]`;
  }
  const isObject =
    (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0 && type.getCallSignatures().length === 0;
  if (!isObject || !opens || checker.isTupleType(type) || depth === 0) return plain();
  const fields = inSourceOrder(checker, type, checker.getPropertiesOfType(type));
  if (
    fields.length === 0 ||
    (type.isIntersection() && type.types.some(({ flags }) => (flags & TypeFlags.StringLike) !== 0))
  )
    return plain();
  const rows = fields.map((field) => {
    const optional = (field.flags & SymbolFlags.Optional) !== 0 ? '?' : '';
    return `${field.name}${optional}: ${typeText(checker, checker.getTypeOfSymbol(field), named, depth - 1)}`;
  });
  return `{ ${rows.join('; ')} }`;
}
