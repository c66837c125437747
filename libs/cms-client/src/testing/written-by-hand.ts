import { callToAction } from '../elements/call-to-action.content.ts';
import type { AnyEntryType, FieldRow } from '../model/entry-type.ts';

type Props = Readonly<Record<string, unknown>>;

const isProps = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns parsed props in the form in which a developer writes them: without default values, and without the
 * ids of inner entries. The content of blocks from other libraries stays unchanged.
 * @param types content types of inner entries
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

/** Returns the content type of linked entries, if the field accepts only one content type. */
function heldType(row: FieldRow | undefined): unknown {
  const validations = row?.spec.items?.validations ?? row?.spec.validations ?? [];
  const allowed = validations.flatMap((one) =>
    'linkContentType' in one && Array.isArray(one.linkContentType) ? (one.linkContentType as unknown[]) : [],
  );
  return allowed.length === 1 ? allowed[0] : undefined;
}
