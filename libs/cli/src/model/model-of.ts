import { contentTypeJson, contentTypesOf, editorInterfaceJson } from '@skein/cms-client';
import { readContent } from '@skein/local-cms';
import * as v from 'valibot';
import { CommandError } from '../terminal/terminal.ts';
import { ModelField, ModelType, type Model } from './model.types.ts';

const TypeJson = v.object({
  sys: v.object({ id: v.string() }),
  name: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  displayField: v.optional(v.nullable(v.string()), null),
  fields: v.optional(v.array(ModelField), []),
});
const EditorJson = v.object({
  sys: v.object({ contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
  controls: v.optional(
    v.array(
      v.object({
        fieldId: v.string(),
        settings: v.optional(v.object({ helpText: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});
const EntryJson = v.object({
  sys: v.object({ contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
});

/** Returns the items of a list that fit a schema. The check of the content reports the other items. */
function readable<T>(schema: v.GenericSchema<unknown, T>, list: readonly unknown[] = []): T[] {
  return list.flatMap((one) => {
    const { success, output } = v.safeParse(schema, one);
    return success ? [output] : [];
  });
}

function modelOf(types: readonly unknown[] | undefined, editors: readonly unknown[] | undefined): Model {
  const help = new Map(
    readable(EditorJson, editors).map(({ sys, controls }) => [
      sys.contentType.sys.id,
      Object.fromEntries(
        controls.flatMap(({ fieldId, settings }): [string, string][] =>
          settings?.helpText ? [[fieldId, settings.helpText]] : [],
        ),
      ),
    ]),
  );
  return toModel(
    readable(TypeJson, types).map(({ sys, ...type }) => ({
      ...type,
      id: sys.id,
      help: help.get(sys.id) ?? {},
    })),
  );
}

export const toModel = (types: readonly ModelType[]): Model => new Map(types.map((type) => [type.id, type]));

/** Reads a model that another process has printed. */
export const parseModel = (json: string): Model => toModel(v.parse(v.array(ModelType), JSON.parse(json)));

/** Returns the content types of blocks, or of modules that export blocks. */
export function modelOfBlocks(blocks: readonly object[]): Model {
  const types = contentTypesOf(blocks);
  return modelOf(
    types.map((type) => contentTypeJson(type, '')),
    types.map(editorInterfaceJson),
  );
}

/** The content types of a site, and how many entries have each. */
export interface WrittenModel {
  readonly model: Model;
  readonly entries: ReadonlyMap<string, number>;
}

/**
 * Reads a folder of content or an export.
 * @throws ContentExportError or CommandError that names the path and the problem
 */
export function readModel(source: string): WrittenModel {
  const { content, problems } = readContent(source);
  const [first] = problems;
  if (first) throw new CommandError(`${source}/${first.item} ${first.reason}.`);
  const entries = new Map<string, number>();
  for (const { sys } of readable(EntryJson, content.entries)) {
    const { id } = sys.contentType.sys;
    entries.set(id, (entries.get(id) ?? 0) + 1);
  }
  return { model: modelOf(content.contentTypes, content.editorInterfaces), entries };
}
