import type { EVENT_CATALOGUE, FieldKind } from './event-catalogue.ts';

type Catalogue = typeof EVENT_CATALOGUE;

interface FieldTypes {
  text: string;
  'text?': string;
  number: number;
  'flag?': boolean;
}

type OptionalKind = Extract<FieldKind, `${string}?`>;

type FieldsOf<Fields> = {
  [K in keyof Fields as Fields[K] extends OptionalKind ? never : K]: Fields[K] extends FieldKind
    ? FieldTypes[Fields[K]]
    : never;
} & {
  [K in keyof Fields as Fields[K] extends OptionalKind ? K : never]?:
    (Fields[K] extends FieldKind ? FieldTypes[Fields[K]] : never) | undefined;
};

/** Accepts any text. Code editors suggest the known texts. */
type KnownOrText<Known extends string> = Known | (string & Record<never, never>);

type LabelOf<Label> = Label extends 'none'
  ? { label?: never }
  : Label extends 'text'
    ? { label: string }
    : Label extends 'text?'
      ? { label?: string | undefined }
      : Label extends readonly (infer Wording)[]
        ? { label: Wording }
        : Label extends { knownOrText: readonly (infer Known extends string)[] }
          ? { label: KnownOrText<Known> }
          : never;

type Flat<T> = { [K in keyof T]: T[K] };

/** The `event` names in the data layer. */
export type DataLayerEventName = keyof Catalogue;

/** The type of the event with this `event` name. */
export type DataLayerEventOf<Name extends DataLayerEventName> = {
  [K in Name]: Flat<
    { event: K; category: Catalogue[K]['category']; action: Catalogue[K]['actions'][number] } & LabelOf<
      Catalogue[K]['label']
    > &
      (Catalogue[K] extends { fields: infer Fields } ? FieldsOf<Fields> : unknown)
  >;
}[Name];

/**
 * An event of the data layer: `{ event, category, action, label?, … }`. The `event` name determines its other
 * fields.
 */
export type DataLayerEvent = DataLayerEventOf<DataLayerEventName>;
