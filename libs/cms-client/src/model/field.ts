import type { ParseContext } from './context.ts';
import { Invalid } from './problem.ts';

export type CmsFieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Location'
  | 'Object'
  | 'Link'
  | 'Array';

/** What the CMS needs to know about a field. Docs tables and story controls use it too. */
export interface FieldSpec {
  readonly type: CmsFieldType;
  readonly localized: boolean;
  readonly validations: readonly object[];
  readonly linkType?: 'Entry' | 'Asset';
  /** Items of an `Array` field. */
  readonly items?: {
    readonly type: 'Symbol' | 'Link';
    readonly linkType?: 'Entry' | 'Asset';
    readonly validations: readonly object[];
  };
  /** Shown to the editor under the field. */
  readonly help?: string;
  /** The names that a component sees, when the field is a choice. */
  readonly options?: readonly string[];
  /** Whether the text names a color. Components then see the resolved color. */
  readonly isColor?: boolean;
  /** The default that docs print. */
  readonly defaultValue?: unknown;
}

/** Collects the authored references while an entry is turned into CMS JSON. */
export interface WriteContext {
  add(item: { readonly id: string }): void;
}

/**
 * Reads and writes one CMS field.
 * @typeParam T what a component receives
 * @typeParam A what an author of content writes in TypeScript
 * @typeParam R whether an entry without the field is unusable
 */
export interface Field<T, A = T, R extends boolean = true> {
  readonly gf: string;
  /**
   * Further CMS fields with the same kind of content. `read` then takes a list of raw values, that of `gf`
   * first.
   */
  readonly more?: readonly string[];
  readonly required: R;
  readonly spec: FieldSpec;
  /** Reads one raw value. Throws {@link Invalid} with a reason for the editor. */
  read(raw: unknown, context: ParseContext): T;
  /** Turns one authored value, in one locale, into the raw value. */
  write(authored: A, context: WriteContext): unknown;
  optional(): Field<T | undefined, A, false>;
  default(value: T): Field<T, A, false>;
  help(text: string): this;
}

export type AnyField = Field<unknown, unknown, boolean>;
export type Fields = Readonly<Record<string, AnyField>>;

interface FieldParts<T, A> extends Omit<FieldSpec, 'localized' | 'validations'> {
  readonly gf: string;
  readonly more?: readonly string[];
  readonly localized?: boolean;
  readonly validations?: readonly object[];
  read(raw: unknown, context: ParseContext): T;
  write?(authored: A, context: WriteContext): unknown;
}

const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === '';

/**
 * Defines a required field. `.optional()` and `.default()` derive other fields. An empty string counts as
 * absent.
 */
export function defineField<T, A = T>({
  gf,
  more,
  read,
  write = (authored) => authored,
  ...parts
}: FieldParts<T, A>): Field<T, A> {
  const spec: FieldSpec = { localized: false, validations: [], ...parts };
  function make<U, R extends boolean>(
    required: R,
    readOne: (raw: unknown, c: ParseContext) => U,
    own: FieldSpec,
  ): Field<U, A, R> {
    return {
      gf,
      ...(more && { more }),
      required,
      spec: own,
      read: readOne,
      write,
      optional: () =>
        make<U | undefined, false>(false, (raw, c) => (isAbsent(raw) ? undefined : readOne(raw, c)), own),
      default: (value: U) =>
        make<U, false>(false, (raw, c) => (isAbsent(raw) ? value : readOne(raw, c)), {
          ...own,
          defaultValue: value,
        }),
      help: (text) => make(required, readOne, { ...own, help: text }),
    };
  }
  return make<T, true>(
    true,
    (raw, context) => {
      if (isAbsent(raw)) throw new Invalid('is missing');
      return read(raw, context);
    },
    spec,
  );
}
