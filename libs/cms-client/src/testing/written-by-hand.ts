import { callToAction } from '../elements/call-to-action.content.ts';
import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';

type Props = Readonly<Record<string, unknown>>;

const isProps = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parsed props as somebody would write them by hand: without what is as the model has it anyway, and without the ids of
 * the entries inside. What another library's block holds stays as it is.
 * @param types those that entries inside may be of
 */
export function writtenByHand(type: AnyEntryType, props: object, types: readonly AnyEntryType[]): Props {
  return withoutDefaults(type, props as Props, [callToAction as AnyEntryType, ...types]);
}

function withoutDefaults(type: AnyEntryType, props: Props, types: readonly AnyEntryType[]): Props {
  const { variant } = props;
  const rows = new Map(
    type.rows(typeof variant === 'string' ? variant : undefined).map((row) => [row.prop, row]),
  );
  const inside = (row: FieldRow | undefined, value: unknown): unknown => {
    const held = types.find(({ id }) => id === heldType(row));
    if (held === undefined) return value;
    if (Array.isArray(value)) return value.map((item: unknown) => inside(row, item));
    if (!isProps(value) || 'props' in value) return value;
    const { id: _, ...rest } = value;
    return withoutDefaults(held, rest, types);
  };
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => JSON.stringify(rows.get(name)?.spec.defaultValue) !== JSON.stringify(value))
      .map(([name, value]) => [name, inside(rows.get(name), value)]),
  );
}

/** The content type that a field links to, when it takes one only. */
function heldType(row: FieldRow | undefined): unknown {
  const validations = row?.spec.items?.validations ?? row?.spec.validations ?? [];
  const allowed = validations.flatMap((one) =>
    'linkContentType' in one && Array.isArray(one.linkContentType) ? (one.linkContentType as unknown[]) : [],
  );
  return allowed.length === 1 ? allowed[0] : undefined;
}
