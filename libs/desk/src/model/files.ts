import type { Content, Entity, FieldDefinition } from '../cms/cms.types.ts';
import { linksOf } from '../cms/links.ts';
import { ruleOf } from './field-kind.ts';

/** A file as the CMS stores it in an asset. */
export interface StoredFile {
  readonly url?: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly details?: {
    readonly size?: number;
    readonly image?: { readonly width: number; readonly height: number };
  };
}

/** Returns the file of an asset in its first language, or undefined if there is none. */
export const fileOf = (asset: Entity | undefined): StoredFile | undefined =>
  Object.values(asset?.fields['file'] ?? {})[0] as StoredFile | undefined;

/** Returns the address of an asset's file on this site, or its full address if it is elsewhere. */
export function assetUrl(asset: Entity): string | undefined {
  const { url } = fileOf(asset) ?? {};
  return /^(?:https?:)?\/\/[^/]+(\/assets\/.+)$/.exec(url ?? '')?.[1] ?? url;
}

export const isPicture = (asset: Entity | undefined): boolean =>
  fileOf(asset)?.contentType?.startsWith('image/') ?? false;

/** Returns the address of a small picture of an asset, or undefined if the asset is not a picture. */
function thumbnailOf(asset: Entity | undefined): string | undefined {
  const url = asset && assetUrl(asset);
  if (url === undefined || !isPicture(asset)) return undefined;
  return fileOf(asset)?.contentType === 'image/svg+xml' ? url : `${url}?w=264&h=200`;
}

/** Returns a small picture of an asset, or of the first picture that an entry links to. */
export function pictureIn({ entries, assets }: Content, id: string): string | undefined {
  const entry = entries.get(id);
  return (entry ? linksOf(entry) : [id])
    .map((linked) => thumbnailOf(assets.get(linked)))
    .find((url) => url !== undefined);
}

/** Media types of the vendor's groups of files, as a file dialog takes them. A field names the groups. */
const GROUPS: Readonly<Record<string, string>> = {
  image: 'image/',
  video: 'video/',
  audio: 'audio/',
  pdfdocument: 'application/pdf',
  plaintext: 'text/',
};

/** Returns the beginnings of the media types that a field accepts. An empty one accepts every file. */
const acceptedTypes = (field: FieldDefinition): readonly string[] =>
  ruleOf(field, 'linkMimetypeGroup')?.map((group) => GROUPS[group] ?? '') ?? [''];

/** Returns what a file dialog offers for a field: `image/*`. */
export const acceptOf = (field: FieldDefinition): string =>
  acceptedTypes(field)
    .map((type) => (type.endsWith('/') ? `${type}*` : type))
    .join();

export const acceptsType = (field: FieldDefinition, mime: string): boolean =>
  acceptedTypes(field).some((type) => mime.startsWith(type));

const MEGABYTE = 1024 * 1024;
/** The largest picture that the vendor's image service reads, and the largest other file, in bytes. */
const MAX_BYTES = { picture: 20 * MEGABYTE, other: 1000 * MEGABYTE };
/** The largest number of pixels that the image service of the local CMS reads. */
const MAX_PIXELS = 64_000_000;

/** From which height on, in widths, a picture is very tall. */
const TALL = 2;

export const isVeryTall = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  height >= TALL * width;

/** What stands against a file in a field. Sizes in MB, lengths in px. */
export type FileProblem =
  | { readonly rule: 'fileType' }
  | { readonly rule: 'fileSize'; readonly size: number; readonly max: number }
  | { readonly rule: 'pixels'; readonly width: number; readonly height: number }
  | { readonly rule: 'unreadable' };

/** A file that an editor has chosen. Pictures have a size in px, if the browser can read them. */
export interface ChosenFile {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly image?: { readonly width: number; readonly height: number } | undefined;
}

/** Checks a file before it is uploaded to a field. */
export function fileProblem(
  field: FieldDefinition,
  { type, size, image }: ChosenFile,
): FileProblem | undefined {
  if (!acceptsType(field, type)) return { rule: 'fileType' };
  const isPicture = type.startsWith('image/');
  const rule = ruleOf(field, 'assetFileSize')?.max ?? Number.POSITIVE_INFINITY;
  const max = Math.min(rule, MAX_BYTES[isPicture ? 'picture' : 'other']);
  if (size > max)
    return {
      rule: 'fileSize',
      size: Math.ceil((10 * size) / MEGABYTE) / 10,
      max: Math.floor((10 * max) / MEGABYTE) / 10,
    };
  if (!isPicture) return undefined;
  if (!image) return { rule: 'unreadable' };
  const { width, height } = image;
  const wanted = ruleOf(field, 'assetImageDimensions') ?? {};
  const fits = (px: number, bounds: (typeof wanted)['width']) =>
    px >= (bounds?.min ?? 1) && px <= (bounds?.max ?? Number.POSITIVE_INFINITY);
  return width * height > MAX_PIXELS || !fits(width, wanted.width) || !fits(height, wanted.height)
    ? { rule: 'pixels', width, height }
    : undefined;
}

/** Returns an id for a file or a text that a person can read and that is not taken: `dog-2`. */
export function readableId(text: string, isTaken: (id: string) => boolean): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z\d]+$/, '')
    .match(/[a-z\d]+/g);
  const id = (words ?? ['file']).join('-').slice(0, 48);
  for (let count = 1; ; count++) {
    const tried = count === 1 ? id : `${id}-${count}`;
    if (!isTaken(tried)) return tried;
  }
}
