import { lazy, type ComponentType } from 'react';
import type { FieldKind } from '../../model/field-kind.ts';
import type { FieldEditorProps } from './field-props.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColorField } from './color-field.tsx';
import { DateField } from './date-field.tsx';
import { JsonField } from './json-field.tsx';
import { LinkField } from './link-field.tsx';
import { LinksField } from './links-field.tsx';
import { LinesField } from './lines-field.tsx';
import { BooleanField, LineField, NumberField, TextField } from './plain-fields.tsx';

/** The editor of each kind of field. The editors of prose load when an entry first needs one. */
export const fieldEditors: Record<FieldKind, ComponentType<FieldEditorProps>> = {
  line: LineField,
  text: TextField,
  html: lazy(() => import('./html-field.tsx').then(({ HtmlField }) => ({ default: HtmlField }))),
  choice: ChoiceField,
  number: NumberField,
  boolean: BooleanField,
  color: ColorField,
  date: DateField,
  list: LinesField,
  entry: LinkField,
  entries: LinksField,
  asset: LinkField,
  rich: lazy(() => import('./rich-field.tsx').then(({ RichField }) => ({ default: RichField }))),
  json: JsonField,
};
