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

/** The properties of a CMS field, for the CMS, for docs and for story controls. */
export interface FieldSpec {
  readonly type: CmsFieldType;
  readonly localized: boolean;
  readonly validations: readonly object[];
  readonly linkType?: 'Entry' | 'Asset';
  /** The kind of items in an `Array` field. */
  readonly items?: {
    readonly type: 'Symbol' | 'Link';
    readonly linkType?: 'Entry' | 'Asset';
    readonly validations: readonly object[];
  };
  /** Help text that editors see under the field. */
  readonly help?: string;
  /** The names that a choice field offers. A component receives one of them. */
  readonly options?: readonly string[];
  /** Whether the text names a color. If so, components receive the color instead of the name. */
  readonly isColor?: boolean;
  /** The default value, for docs. */
  readonly defaultValue?: unknown;
}

/** Collects the references in an authored entry while the entry becomes CMS JSON. */
export interface WriteContext {
  add(item: { readonly id: string }): void;
}

/**
 * Reads and writes one CMS field.
 * @typeParam T the value that a component receives
 * @typeParam A the value that an author writes in TypeScript
 * @typeParam R whether an entry without the field is unusable
 */
export interface Field<T, A = T, R extends boolean = true> {
  readonly gf: string;
  /**
   * Further CMS fields whose values belong to this field. If present, `read` receives a list: the value of
   * `gf`, and then the values of these fields.
   */
  readonly more?: readonly string[];
  readonly required: R;
  readonly spec: FieldSpec;
  /**
   * Whether the value is one text for people, or a list of such texts. A preview shows editors which field each of
   * these texts comes from.
   */
  readonly isProse?: boolean;
  /**
   * Converts a value from the CMS into the value that components receive. Throws {@link Invalid} with a reason for the
   * editor.
   */
  read(raw: unknown, context: ParseContext): T;
  /** Converts a value that an author wrote, in one locale, into the value for the CMS. */
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
  readonly isProse?: boolean;
  read(raw: unknown, context: ParseContext): T;
  write?(authored: A, context: WriteContext): unknown;
}

const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === '';

/**
 * Defines a required field. `.optional()` and `.default()` return a changed copy. An empty text counts as
 * absent.
 */
export function defineField<T, A = T>({
  gf,
  more,
  isProse,
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
      ...(isProse && { isProse }),
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
