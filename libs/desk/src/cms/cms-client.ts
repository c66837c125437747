import { linkTo, type Content, type ContentType, type Entity, type Hints, type Locale } from './cms.types.ts';
import { isNewest } from './is-newest.ts';
import { asEdited, asStored, metadataOf, type Metadata } from './metadata.ts';

/** Address of the management API, and the token with which the desk edits during development. */
export interface CmsAddress {
  /** `/cma/spaces/{space}/environments/{environment}`. */
  readonly base: string;
  readonly token: string;
}

interface ErrorBody {
  readonly sys?: { readonly id?: string };
  readonly message?: string;
  readonly details?: { readonly errors?: readonly CmsFault[] };
}

/** One fault that the CMS names when it refuses an entry. */
export interface CmsFault {
  readonly name?: string;
  readonly path?: readonly (string | number)[];
  readonly details?: string;
}

/** Thrown for each answer of the CMS with an error status. */
export class CmsError extends Error {
  readonly status: number;
  readonly faults: readonly CmsFault[];
  constructor(status: number, { message, details }: ErrorBody) {
    super(message ?? `The CMS answered ${status}.`);
    this.status = status;
    this.faults = details?.errors ?? [];
  }
}

/** Whether the CMS has answered that it does not have what a request names. */
export const isMissing = (error: unknown): boolean => error instanceof CmsError && error.status === 404;

export interface CmsClient {
  /** Reads the model and all entries and assets. */
  open(): Promise<Content>;
  /** Reads an entry or an asset. @throws CmsError with status 404 if it does not exist */
  entry(id: string): Promise<Entity>;
  /** Returns the published versions of entries and assets. Leaves out those that are not published. */
  published(ids: readonly string[]): Promise<Entity[]>;
  /**
   * Creates an asset with its file.
   * @param asset without a file
   * @param locales the languages that get the file
   * @throws CmsError with status 413 if the file is too large, and 507 if the disk is full
   */
  createAsset(asset: Entity, locales: readonly string[], file: File): Promise<Entity>;
  /**
   * Saves a draft. Creates the entry if its version is 0.
   * @throws CmsError with status 409 if another editor has saved a newer version, and 404 if it was deleted
   */
  save(entity: Entity): Promise<Entity>;
  /** Publishes a draft. @throws CmsError */
  publish(entity: Entity): Promise<Entity>;
  /** Takes an entry off the site, and keeps its draft. @throws CmsError */
  unpublish(entity: Entity): Promise<Entity>;
  /** Deletes an entry that is not published. @throws CmsError */
  remove(entity: Entity): Promise<void>;
}

interface List<T> {
  readonly total: number;
  readonly items: readonly T[];
}
interface EditorInterface {
  readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } };
  readonly controls?: readonly {
    readonly fieldId: string;
    readonly settings?: { readonly helpText?: string };
  }[];
}

const PER_REQUEST = 1000;
/** How many ids one request may contain, so that its address does not get too long. */
const IDS_PER_REQUEST = 50;
const byId = <T extends { readonly sys: { readonly id: string } }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.sys.id, item]));

function hintsOf({ controls = [] }: EditorInterface): Hints {
  return Object.fromEntries(
    controls.flatMap(({ fieldId, settings }) => (settings?.helpText ? [[fieldId, settings.helpText]] : [])),
  );
}

/** Creates a client of the vendor's management API. */
export function cmsClient({ base, token }: CmsAddress, send: typeof fetch = fetch): CmsClient {
  async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...(init.headers as Record<string, string> | undefined),
    };
    const answer = await send(`${base}${path}`, { ...init, headers });
    const body: unknown = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new CmsError(answer.status, body as ErrorBody);
    return body as T;
  }
  async function all<T>(path: string): Promise<T[]> {
    const items: T[] = [];
    for (;;) {
      const page = await ask<List<T>>(`${path}?limit=${PER_REQUEST}&skip=${items.length}`);
      items.push(...page.items);
      if (page.items.length === 0 || items.length >= page.total) return items;
    }
  }
  /** The ids of all tags of the CMS, read when the first tag is saved. */
  let known: Set<string> | undefined;
  async function createTags({ tags = [] }: Metadata): Promise<void> {
    for (const { sys } of tags) {
      known ??= new Set(byId(await all<Entity>('/tags')).keys());
      if (known.has(sys.id)) continue;
      // The delivery API sends only public tags.
      const tag = { name: sys.id, sys: { id: sys.id, type: 'Tag', visibility: 'public' } };
      await ask(`/tags/${encodeURIComponent(sys.id)}`, { method: 'PUT', body: JSON.stringify(tag) });
      known.add(sys.id);
    }
  }
  /** Creates missing tags first, such as the tag of a new safe area. */
  async function save(entity: Entity): Promise<Entity> {
    await createTags(metadataOf(entity));
    const { fields, metadata } = asStored(entity);
    const body = JSON.stringify({ fields, metadata });
    return asEdited(await ask<Entity>(addressOf(entity), { method: 'PUT', headers: version(entity), body }));
  }
  const version = ({ sys }: Entity): Record<string, string> =>
    sys.version > 0
      ? { 'x-contentful-version': String(sys.version) }
      : sys.contentType
        ? { 'x-contentful-content-type': sys.contentType.sys.id }
        : {};
  const addressOf = ({ sys }: Entity) =>
    `/${sys.type === 'Asset' ? 'assets' : 'entries'}/${encodeURIComponent(sys.id)}`;

  async function published(ids: readonly string[]): Promise<Entity[]> {
    const lists = ['entries', 'assets'].flatMap((kind) =>
      Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, at) => {
        const some = ids.slice(at * IDS_PER_REQUEST, (at + 1) * IDS_PER_REQUEST).map(encodeURIComponent);
        return ask<List<Entity>>(`/public/${kind}?limit=${IDS_PER_REQUEST}&sys.id[in]=${some.join(',')}`);
      }),
    );
    return (await Promise.all(lists)).flatMap(({ items }) => items).map(asEdited);
  }

  return {
    async open() {
      const [types, interfaces, locales, entries, assets] = await Promise.all([
        all<ContentType>('/content_types'),
        all<EditorInterface>('/editor_interfaces'),
        all<Locale>('/locales'),
        all<Entity>('/entries'),
        all<Entity>('/assets'),
      ]);
      const [first, ...others] = locales.toSorted((a, b) => Number(b.default) - Number(a.default));
      if (!first) throw new Error('The CMS has no locale.');
      const drafts = [...entries, ...assets].filter(
        (one) => one.sys.publishedVersion !== undefined && !isNewest(one),
      );
      return {
        published: byId(await published(drafts.map(({ sys }) => sys.id))),
        types: byId(types),
        hints: new Map(interfaces.map((one) => [one.sys.contentType.sys.id, hintsOf(one)])),
        locales: [first, ...others],
        entries: byId(entries),
        assets: byId(assets.map(asEdited)),
      };
    },
    entry: async (id) => {
      const address = encodeURIComponent(id);
      const entry = await ask<Entity>(`/entries/${address}`).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return entry ?? asEdited(await ask<Entity>(`/assets/${address}`));
    },
    published,
    async createAsset(asset, locales, file) {
      const { sys } = await ask<Pick<Entity, 'sys'>>('/uploads', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      });
      const stored = { contentType: file.type, fileName: file.name, uploadFrom: linkTo('Upload', sys.id) };
      const files = Object.fromEntries(locales.map((locale) => [locale, stored]));
      const created = await save({ ...asset, fields: { ...asset.fields, file: files } });
      for (const locale of locales)
        await ask(`${addressOf(asset)}/files/${locale}/process`, {
          method: 'PUT',
          headers: version(created),
        });
      return asEdited(await ask<Entity>(addressOf(asset)));
    },
    save,
    publish: async (entity) =>
      asEdited(
        await ask<Entity>(`${addressOf(entity)}/published`, { method: 'PUT', headers: version(entity) }),
      ),
    unpublish: (entity) =>
      ask<Entity>(`${addressOf(entity)}/published`, { method: 'DELETE', headers: version(entity) }),
    remove: (entity) => ask<void>(addressOf(entity), { method: 'DELETE', headers: version(entity) }),
  };
}
