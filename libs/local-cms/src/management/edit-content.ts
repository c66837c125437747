import { randomBytes } from 'node:crypto';
import { ApiError, badRequest, notFound, versionMismatch } from '../model/api-error.ts';
import type { ErrorDetail } from '../model/api-error.ts';
import type { EntityKind, EntityRecord, Snapshot } from '../model/content.types.ts';
import { filesIn } from '../store/asset-urls.ts';
import type { ContentStore } from '../store/content-store.ts';
import { archive, publish, saveDraft, unarchive, unpublish } from '../store/record-changes.ts';
import type { ValidationContext } from './validate-value.ts';
import { processFile } from './process-file.ts';
import { takenValues } from './unique-values.ts';
import type { Uploads } from './uploads.ts';
import { validateFields } from './validate-fields.ts';

/** The kinds of edits, as in the topics of webhooks. */
export type EditAction = 'create' | 'save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete';

/** A finished edit. After a deletion, `record` is the deleted item. */
export type Edit = { readonly action: EditAction; readonly record: EntityRecord };

export type Address = { readonly kind: EntityKind; readonly id: string };

/**
 * Edits content by the vendor's rules: versions must match, content must be valid, and an item changes its
 * state only in the vendor's order.
 */
export type ContentEditor = {
  /**
   * Saves a draft.
   * @param version the version that the editor saw; undefined creates an item.
   * @throws ApiError
   */
  save(
    address: Address,
    draft: Snapshot,
    version: number | undefined,
    contentTypeId: string | undefined,
  ): Promise<Edit>;
  /**
   * Publishes the draft.
   * @throws ApiError
   */
  publish(address: Address, version: number | undefined): Promise<Edit>;
  /**
   * Removes the published state.
   * @throws ApiError
   */
  unpublish(address: Address, version: number | undefined): Promise<Edit>;
  /**
   * Archives an item.
   * @throws ApiError
   */
  archive(address: Address, version: number | undefined): Promise<Edit>;
  /**
   * Takes an item out of the archive.
   * @throws ApiError
   */
  unarchive(address: Address, version: number | undefined): Promise<Edit>;
  /**
   * Sets the file of an asset: an uploaded file, or a file at a web address.
   * @throws ApiError
   */
  process(id: string, locale: string, version: number | undefined): Promise<Edit>;
  /**
   * Deletes an item.
   * @throws ApiError
   */
  remove(address: Address, version: number | undefined): Promise<Edit>;
};

/** Creates the editor of a store's content. @param now returns milliseconds since 1970 */
export function contentEditor(store: ContentStore, files: Uploads, now: () => number): ContentEditor {
  const time = () => new Date(now()).toISOString();
  const context: ValidationContext = {
    get locales() {
      return store.model.locales;
    },
    contentTypeOf: (id) => store.get('Entry', id)?.contentTypeId,
  };
  const typeOf = ({ contentTypeId }: EntityRecord) => {
    const contentType = store.model.contentTypes.get(contentTypeId ?? '');
    if (!contentType) throw unprocessable([{ name: 'unknownContentType', value: contentTypeId }]);
    return contentType;
  };
  const checkDraft = (record: EntityRecord, { fields }: Snapshot, stored?: Snapshot) => {
    if (record.kind === 'Asset') return;
    const findings = validateFields(fields, typeOf(record), context, false, stored?.fields);
    if (findings.length > 0) throw unprocessable(findings);
  };
  const checkPublishable = (record: EntityRecord) => {
    if (record.kind === 'Asset') {
      const missing = missingUrls(record.draft);
      if (missing.length > 0) throw unprocessable(missing);
      return;
    }
    const contentType = typeOf(record);
    const findings = [
      ...validateFields(record.draft.fields, contentType, context, true, record.draft.fields),
      ...takenValues(record, contentType, store.list('Entry')),
    ];
    if (findings.length > 0) throw unprocessable(findings, 'InvalidEntry');
  };

  async function step(
    action: EditAction,
    address: Address,
    version: number | undefined,
    change: (record: EntityRecord) => EntityRecord | 'deleted',
    versionNeeded = false,
  ): Promise<Edit> {
    let last: EntityRecord | undefined;
    const after = await store.edit(address.kind, address.id, (current) => {
      if (!current) throw notFound({ type: address.kind, id: address.id });
      if ((versionNeeded || version !== undefined) && version !== current.version)
        throw versionMismatch(current.version, version);
      last = current;
      return change(current);
    });
    const record = after ?? last;
    if (!record) throw notFound({ type: address.kind, id: address.id });
    return { action, record };
  }

  return {
    async save(address, draft, version, contentTypeId) {
      const existing = store.get(address.kind, address.id);
      if (existing) {
        return step(
          'save',
          address,
          version,
          (record) => {
            if (record.archivedVersion !== undefined) throw badRequest('Cannot edit archived');
            checkDraft(record, draft, record.draft);
            return saveDraft(record, { ...draft, fields: store.storedFields(record, draft.fields) }, time());
          },
          true,
        );
      }
      if (version !== undefined) throw notFound({ type: address.kind, id: address.id });
      if (address.kind === 'Entry' && contentTypeId === undefined) {
        throw badRequest(
          'To create an entry, name its content type in the X-Contentful-Content-Type header.',
        );
      }
      const created = newRecord(address, draft, contentTypeId, time());
      const record = await store.edit(address.kind, address.id, (current) => {
        if (current) throw versionMismatch(current.version, undefined);
        checkDraft(created, draft);
        return created;
      });
      return { action: 'create', record: record ?? created };
    },
    publish: (address, version) =>
      step(
        'publish',
        address,
        version,
        (record) => {
          if (record.archivedVersion !== undefined) throw badRequest('Cannot publish archived');
          checkPublishable(record);
          return publish(record, time());
        },
        true,
      ),
    unpublish: (address, version) =>
      step('unpublish', address, version, (record) => {
        if (!record.published) throw badRequest('Not published');
        return unpublish(record, time());
      }),
    archive: (address, version) =>
      step('archive', address, version, (record) => {
        if (record.published) throw badRequest('Cannot archive published');
        return record.archivedVersion === undefined ? archive(record, time()) : record;
      }),
    unarchive: (address, version) =>
      step('unarchive', address, version, (record) => {
        if (record.archivedVersion === undefined) throw badRequest('Not archived');
        return unarchive(record, time());
      }),
    async process(id, locale, version) {
      const address = { kind: 'Asset', id } as const;
      const file = await processFile(store.get('Asset', id)?.draft.fields['file']?.[locale], files);
      return step('save', address, undefined, (record) => {
        // Clients process the files of all locales at the same time. So each request has the version from
        // before all of them.
        if (version !== undefined && version > record.version) throw versionMismatch(record.version, version);
        const { fields } = record.draft;
        const draft = { ...record.draft, fields: { ...fields, file: { ...fields['file'], [locale]: file } } };
        return saveDraft(record, draft, time());
      });
    },
    remove: (address, version) =>
      step('delete', address, version, (record) => {
        if (record.published) throw badRequest('Cannot delete published');
        return 'deleted';
      }),
  };
}

/** Returns a new id of 22 letters and digits, like the vendor's. */
export function newEntityId(): string {
  return randomBytes(24)
    .toString('base64')
    .replaceAll(/[^\da-z]/giu, '')
    .padEnd(22, '0')
    .slice(0, 22);
}

function newRecord(
  { kind, id }: Address,
  draft: Snapshot,
  contentTypeId: string | undefined,
  now: string,
): EntityRecord {
  const type = kind === 'Entry' ? { contentTypeId } : {};
  return { kind, id, ...type, createdAt: now, updatedAt: now, version: 1, publishedCounter: 0, draft };
}

/** Returns findings for the files of an asset that are missing or not processed. */
function missingUrls(draft: Snapshot): ErrorDetail[] {
  const required = (...path: string[]) => ({
    name: 'required',
    path: ['fields', 'file', ...path],
    details: `The property "${path.at(-1) ?? 'file'}" is required here`,
  });
  const files = filesIn(draft);
  if (files.length === 0) return [required()];
  return files.flatMap(([locale, { url }]) => (typeof url === 'string' ? [] : [required(locale, 'url')]));
}

/** Returns a validation error. @param id the vendor's name for an error in saving or in publishing */
function unprocessable(
  errors: readonly ErrorDetail[],
  id: 'ValidationFailed' | 'InvalidEntry' = 'ValidationFailed',
): ApiError {
  return new ApiError(422, id, 'Validation error', { errors });
}
