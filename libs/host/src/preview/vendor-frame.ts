import type { ContentfulLivePreview } from '@contentful/live-preview';
import type { DrawEntries } from './page-drawing.ts';

/** Values that the editor's script needs to connect with the vendor's web app. */
export interface VendorPlace {
  readonly space: string;
  readonly environment: string;
  /** Locale of the page in the CMS: `en-US`. */
  readonly locale: string;
  /** Address of the vendor's library. */
  readonly library: string;
  /** Origins of the vendor's web app. */
  readonly apps: readonly string[];
}

/**
 * Connects the page with the vendor's web app around it: the inspector, and updates while an editor types. Does
 * nothing in other windows, so the vendor's library loads only for editors in that app. The text of this function
 * becomes a part of the editor's script, so it uses only the browser's functions, and nothing else from this
 * module.
 * @param around origin of the window around the page
 */
export async function speakWithVendor(
  draw: DrawEntries,
  around: string | undefined,
  { space, environment, locale, library, apps }: VendorPlace,
): Promise<void> {
  interface Item {
    readonly sys: { readonly id: string; readonly type?: string; readonly contentType?: unknown };
    readonly fields: Readonly<Record<string, unknown>>;
    /** Its tags. A tag of a picture is its crop. */
    readonly metadata?: unknown;
  }
  if (around === undefined || !apps.includes(around)) return;
  // The library accepts messages of every window, so this listener stops messages of other windows.
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== around) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  const { ContentfulLivePreview: live } = (await import(library)) as {
    readonly ContentfulLivePreview: typeof ContentfulLivePreview;
  };
  await live.init({ locale, space, environment, targetOrigin: around });

  const isItem = (value: object): value is Item => 'sys' in value && 'fields' in value;
  /** Adds an item and all items inside it to a flat map, and returns a link to the item, as the CMS does. */
  function collect(value: unknown, items: Map<string, Item>): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => collect(one, items));
    if (!isItem(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, collect(one, items)]));
    const { id, type: linkType, contentType } = value.sys;
    const { metadata } = value;
    const link = { sys: { type: 'Link', linkType, id } };
    if (items.has(id) || Object.keys(value.fields).length === 0) return link;
    items.set(id, value);
    const fields = collect(value.fields, items) as Item['fields'];
    items.set(id, { sys: { id, ...(contentType !== undefined && { contentType }) }, fields, metadata });
    return link;
  }

  const changed = new Map<string, Item>();
  const subscribed = new Set<string>();
  function subscribe(): void {
    for (const id of live.getEntryList()) {
      if (subscribed.has(id)) continue;
      subscribed.add(id);
      live.subscribe('edit', { data: { sys: { id, type: 'Entry' }, fields: {} }, locale, callback: update });
    }
  }
  function update(data: unknown): void {
    const items = new Map<string, Item>();
    collect(data, items);
    for (const [id, item] of items) changed.set(id, item);
    void draw([...changed.values()]).then(subscribe);
  }
  subscribe();
  live.subscribe('save', { callback: update });
}
