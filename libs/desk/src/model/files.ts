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

/** Returns the file of an asset in its first language, or undefined if the asset has no file. */
export const fileOf = (asset: Entity | undefined): StoredFile | undefined =>
  Object.values(asset?.fields['file'] ?? {})[0] as StoredFile | undefined;

/** Returns the address of an asset's file: a path if the file is on this site, or else the full address. */
export function assetUrl(asset: Entity): string | undefined {
  const { url } = fileOf(asset) ?? {};
  return /^(?:https?:)?\/\/[^/]+(\/assets\/.+)$/.exec(url ?? '')?.[1] ?? url;
}

export const isPicture = (asset: Entity | undefined): boolean =>
  fileOf(asset)?.contentType?.startsWith('image/') ?? false;

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

/** Beginnings of media types, by the vendor's name for a group of files. The rules of a field name groups. */
const GROUPS: Readonly<Record<string, string>> = {
  image: 'image/',
  video: 'video/',
  audio: 'audio/',
  pdfdocument: 'application/pdf',
  plaintext: 'text/',
};

/** Returns the beginnings of the media types that a field accepts. An empty text stands for every type. */
const acceptedTypes = (field: FieldDefinition): readonly string[] =>
  ruleOf(field, 'linkMimetypeGroup')?.map((group) => GROUPS[group] ?? '') ?? [''];

/** Returns the value of the attribute `accept` of a file dialog for a field, such as `image/*`. */
export const acceptOf = (field: FieldDefinition): string =>
  acceptedTypes(field)
    .map((type) => (type.endsWith('/') ? `${type}*` : type))
    .join();

export const acceptsType = (field: FieldDefinition, mime: string): boolean =>
  acceptedTypes(field).some((type) => mime.startsWith(type));

const MEGABYTE = 1024 * 1024;
/** Size limits in bytes: the largest picture that the vendor's image service reads, and the largest other file. */
const MAX_BYTES = { picture: 20 * MEGABYTE, other: 1000 * MEGABYTE };
/** How many pixels a picture may have for the image service of the local CMS. */
const MAX_PIXELS = 64_000_000;

/** A picture is very tall if its height is at least this many times its width. */
const TALL = 2;

export const isVeryTall = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  height >= TALL * width;

/** Why a field cannot take a file. Sizes are in MB, lengths in px. */
export type FileProblem =
  | { readonly rule: 'fileType' }
  | { readonly rule: 'fileSize'; readonly size: number; readonly max: number }
  | { readonly rule: 'pixels'; readonly width: number; readonly height: number }
  | { readonly rule: 'unreadable' };

/** A file that an editor has chosen. `image` is the size of a picture in px, if the browser can read it. */
export interface ChosenFile {
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
  readonly image?: { readonly width: number; readonly height: number } | undefined;
}

/** Returns the reason why a field cannot take a file, or undefined if the field can. */
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

/** Returns a readable id for a file or a text that no other item has: `dog-2`. */
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
