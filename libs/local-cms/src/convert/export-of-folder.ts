import { parseExport } from '../export/parse-export.ts';
import { placeOf } from '../export/place-of.ts';
import type { ReadExport } from '../export/read-export.ts';
import { presentForEditors, presentModel } from '../management/present-management.ts';
import type { ContentExport, EntityKind } from '../model/content.types.ts';
import type { ModelKind } from '../model/model-record.types.ts';
import { isOf, modelRecords } from '../store/model-records.ts';

/** Returns the content of a folder in the format of the vendor's export tool. */
export function exportOf({ content, files }: ReadExport): ContentExport {
  const model = parseExport(content, { saysStates: files !== undefined });
  const place = placeOf(content);
  const parts = [...modelRecords(model).values()];
  const partsOf = (kind: ModelKind) =>
    parts.filter((record) => isOf(kind, record)).map((record) => presentModel(record, place));
  const itemsOf = (kind: EntityKind) =>
    model.records.filter((record) => record.kind === kind).map((record) => presentForEditors(record, place));
  return {
    contentTypes: partsOf('ContentType'),
    editorInterfaces: partsOf('EditorInterface'),
    entries: itemsOf('Entry'),
    assets: itemsOf('Asset'),
    locales: partsOf('Locale'),
    tags: partsOf('Tag'),
    webhooks: partsOf('WebhookDefinition'),
  };
}
