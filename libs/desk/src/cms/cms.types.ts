/** A reference to an entry or an asset, as the CMS stores it. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

export const linkTo = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } });

interface Bounds {
  readonly min?: number | null;
  readonly max?: number | null;
}

/** One rule of a field. The CMS stores each rule as an object with one of these names. */
export interface Rule {
  readonly in?: readonly (string | number)[];
  readonly size?: Bounds;
  readonly range?: Bounds;
  readonly regexp?: { readonly pattern: string; readonly flags?: string | null };
  readonly prohibitRegexp?: { readonly pattern: string; readonly flags?: string | null };
  readonly unique?: boolean;
  readonly linkContentType?: string | readonly string[];
  readonly linkMimetypeGroup?: readonly string[];
  readonly assetFileSize?: Bounds;
  readonly assetImageDimensions?: { readonly width?: Bounds; readonly height?: Bounds };
  readonly enabledMarks?: readonly string[];
  readonly enabledNodeTypes?: readonly string[];
  readonly message?: string | null;
}

export interface FieldDefinition {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly localized: boolean;
  readonly required: boolean;
  readonly disabled?: boolean;
  readonly omitted?: boolean;
  readonly linkType?: string;
  readonly items?: {
    readonly type: string;
    readonly linkType?: string;
    readonly validations?: readonly Rule[];
  };
  readonly validations?: readonly Rule[];
}

export interface ContentType {
  readonly sys: { readonly id: string };
  readonly name: string;
  readonly description?: string;
  readonly displayField?: string | null;
  readonly fields: readonly FieldDefinition[];
}

/** The values of an entry or an asset, by id of the field and by locale. */
export type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An entry or an asset in the form of the management API. */
export interface Entity {
  readonly sys: {
    readonly id: string;
    readonly type: string;
    readonly version: number;
    readonly publishedVersion?: number;
    readonly archivedVersion?: number;
    readonly contentType?: Link;
  };
  readonly metadata?: unknown;
  readonly fields: Values;
}

export interface Locale {
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode?: string | null;
}

/** Help texts for editors, by id of the field. */
export type Hints = Readonly<Record<string, string>>;

/** Everything that the desk reads when it opens. */
export interface Content {
  readonly types: ReadonlyMap<string, ContentType>;
  readonly hints: ReadonlyMap<string, Hints>;
  readonly locales: readonly [Locale, ...Locale[]];
  readonly entries: ReadonlyMap<string, Entity>;
  readonly assets: ReadonlyMap<string, Entity>;
  /** The published versions that the desk has read, by id of the entry or asset. */
  readonly published: ReadonlyMap<string, Entity>;
}
