import { toModel } from './model-of.ts';
import type { Model, ModelField, ModelType } from './model.types.ts';

export const field = (id: string, rest: Partial<ModelField> = {}): ModelField => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: false,
  linkType: undefined,
  items: undefined,
  validations: [],
  ...rest,
});

export const type = (
  id: string,
  fields: readonly ModelField[],
  rest: Partial<ModelType> = {},
): ModelType => ({
  id,
  name: id,
  description: '',
  displayField: null,
  fields: [...fields],
  help: {},
  ...rest,
});

export const model = (...types: readonly ModelType[]): Model => toModel(types);
