import { ApiError, badRequest, notFound, versionMismatch } from '../model/api-error.ts';
import type { ModelBodies, ModelKind, ModelRecord } from '../model/model-record.types.ts';
import type { ContentStore } from '../store/content-store.ts';

type Address<K extends ModelKind> = { readonly kind: K; readonly id: string };

/**
 * The editing rules of content types, editor interfaces, locales, tags and webhooks. Each method throws
 * ApiError.
 */
export type ModelEditor = {
  /**
   * Saves a part of the model.
   * @param version the version that the editor saw; undefined for a new part
   */
  save<K extends ModelKind>(
    address: Address<K>,
    body: ModelBodies[K],
    version: number | undefined,
  ): Promise<ModelRecord<K>>;
  publish(id: string, version: number | undefined): Promise<ModelRecord<'ContentType'>>;
  unpublish(id: string): Promise<ModelRecord<'ContentType'>>;
  remove(address: Address<ModelKind>): Promise<void>;
};

/**
 * Creates the editor of a store's content model.
 * @param now returns milliseconds since 1970
 * @param maxTypes how many content types the space may have
 */
export function modelEditor(store: ContentStore, now: () => number, maxTypes = Infinity): ModelEditor {
  const time = () => new Date(now()).toISOString();

  function checkLocale(id: string, locale: ModelBodies['Locale']): void {
    const others = store.modelList('Locale').filter((other) => other.id !== id);
    if (others.some((other) => other.draft.code === locale.code))
      throw refused('taken', 'code', `The locale "${locale.code}" exists already`);
    const { fallbackCode } = locale;
    if (fallbackCode !== null && !others.some((other) => other.draft.code === fallbackCode))
      throw refused('unknown', 'fallbackCode', `There is no locale "${fallbackCode}" to fall back to`);
    const fallbackOf = (code: string | null) =>
      others.find((other) => other.draft.code === code)?.draft.fallbackCode ?? null;
    for (let code = fallbackCode, steps = 0; code !== null && steps <= others.length; steps += 1)
      if ((code = fallbackOf(code)) === locale.code)
        throw refused('circular', 'fallbackCode', 'Fallbacks must not lead back to the locale');
  }

  const editType = (
    id: string,
    change: (type: ModelRecord<'ContentType'>) => ModelRecord<'ContentType'>,
  ): Promise<ModelRecord<'ContentType'>> =>
    store
      .editModel('ContentType', id, (current) => {
        if (!current) throw notFound({ type: 'ContentType', id });
        return change(current);
      })
      .then((record) => {
        if (!record) throw notFound({ type: 'ContentType', id });
        return record;
      });

  return {
    async save({ kind, id }, body, version) {
      const saved = await store.editModel(kind, id, (current) => {
        if (!current && version !== undefined && kind !== 'EditorInterface')
          throw notFound({ type: kind, id });
        if (current && version !== current.version) throw versionMismatch(current.version, version);
        const draft = kept(kind, body, current?.draft);
        if (isLocale(kind, draft)) checkLocale(id, draft);
        if (!current && kind === 'ContentType' && store.modelList('ContentType').length >= maxTypes)
          throw overLimit(maxTypes);
        if (!current)
          return { kind, id, createdAt: time(), updatedAt: time(), version: (version ?? 0) + 1, draft };
        return { ...current, draft, version: current.version + 1, updatedAt: time() };
      });
      if (!saved) throw notFound({ type: kind, id });
      return saved;
    },
    async publish(id, version) {
      const published = await editType(id, (type) => {
        if (version !== type.version) throw versionMismatch(type.version, version);
        return {
          ...type,
          published: type.draft,
          publishedVersion: type.version,
          publishedCounter: (type.publishedCounter ?? 0) + 1,
          publishedAt: time(),
          firstPublishedAt: type.firstPublishedAt ?? time(),
          updatedAt: time(),
          version: type.version + 1,
        };
      });
      // The vendor also increases this version, and its tools depend on this.
      if (store.modelList('EditorInterface').some((editor) => editor.id === id))
        await store.editModel('EditorInterface', id, (editor) =>
          editor ? { ...editor, version: editor.version + 1, updatedAt: time() } : 'deleted',
        );
      return published;
    },
    unpublish: (id) =>
      editType(id, (type) => {
        if (!type.published) throw badRequest('Not published');
        if (store.list('Entry').some((entry) => entry.contentTypeId === id))
          throw badRequest('Cannot unpublish content type: it has entries');
        const { published: _published, publishedVersion: _version, publishedAt: _at, ...rest } = type;
        return { ...rest, updatedAt: time(), version: type.version + 1 };
      }),
    async remove({ kind, id }) {
      await store.editModel(kind, id, (current) => {
        if (!current) throw notFound({ type: kind, id });
        if (current.published) throw badRequest('Cannot delete published');
        if ('default' in current.draft && current.kind === 'Locale' && current.draft.default === true)
          throw badRequest('Cannot delete the default locale');
        return 'deleted';
      });
    },
  };
}

function isLocale(kind: ModelKind, body: ModelBodies[ModelKind]): body is ModelBodies['Locale'] {
  return kind === 'Locale' && 'code' in body;
}

/** Restores `default` and `contentPreviewApi` of an edited locale, because no edit may change these values. */
function kept<K extends ModelKind>(
  kind: K,
  body: ModelBodies[K],
  before: ModelBodies[K] | undefined,
): ModelBodies[K] {
  if (!before || !isLocale(kind, before)) return body;
  return { ...body, default: before.default, contentPreviewApi: before.contentPreviewApi };
}

/** Returns the vendor's error for a content type beyond the limit. */
const overLimit = (maxTypes: number): ApiError =>
  new ApiError(403, 'AccessDenied', 'Forbidden', {
    reasons: `Usage exceeded: the plan of this space has ${maxTypes} content types`,
  });

function refused(name: string, field: string, details: string): ApiError {
  return new ApiError(422, 'ValidationFailed', 'Validation error', {
    errors: [{ name, path: [field], details }],
  });
}
