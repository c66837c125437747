import type { AuthoredAsset } from '../authoring/asset.ts';
import type { ParseContext } from '../model/context.ts';
import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';
import { isLink, isRawAsset, type RawAsset } from '../model/raw.ts';
import { safeAreaOf, type SafeArea } from '../model/safe-area.ts';
import { isProse, languageOf, untranslated } from '../model/untranslated.ts';
import { withPlainSpaces } from './no-break-spaces.ts';
import { readUrl } from './read-url.ts';
import { trimmed } from '../model/trimmed.ts';

/** A picture. Its width and height are in CSS px. */
export interface ContentImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text. Empty if the picture is decoration. */
  readonly alt: string;
  readonly contentType: string;
  /** The area that crops must keep. Without it, crops keep the middle of the picture. */
  readonly safe?: SafeArea;
}

/** A file that is not a picture: a film, a document, captions. */
export interface ContentFile {
  readonly url: string;
  readonly title: string;
  readonly contentType: string;
  /** Size of the file in bytes, or 0 if unknown. */
  readonly size: number;
}

/** The size of a picture whose size is unknown. The page reserves space of this size. */
const UNKNOWN_SIZE = { width: 1200, height: 675 } as const;

interface FileParts {
  readonly url: string;
  readonly contentType: string;
  readonly title: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly asset: RawAsset;
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function resolve(raw: unknown, context: ParseContext): RawAsset {
  if (isLink(raw)) {
    context.depend(raw.sys.id);
    const found = raw.sys.linkType === 'Asset' ? context.lookup(raw) : undefined;
    if (!isRawAsset(found))
      throw new Invalid(`links to an asset that is missing or not published (${raw.sys.id})`);
    return found;
  }
  if (!isRawAsset(raw)) throw new Invalid('is not an asset');
  context.depend(raw.sys.id);
  return raw;
}

function fileOf(raw: unknown, context: ParseContext): FileParts {
  const asset = resolve(raw, context);
  const file = record(asset.fields['file']);
  const { url, contentType } = file;
  if (typeof url !== 'string' || typeof contentType !== 'string')
    throw new Invalid('is an asset without a file');
  const title = asset.fields['title'];
  return {
    url: safeAssetUrl(url, context),
    contentType,
    title: typeof title === 'string' ? withPlainSpaces(trimmed(title)) : '',
    details: record(file['details']),
    asset,
  };
}

function safeAssetUrl(url: string, context: ParseContext): string {
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  const read = readUrl(absolute, 'https://relative.invalid');
  if (!read) throw new Invalid('has a file address that cannot be read');
  const { protocol, pathname } = read;
  const isInlinePicture = protocol === 'data:' && pathname.startsWith('image/');
  if (protocol !== 'https:' && protocol !== 'http:' && !isInlinePicture) {
    throw new Invalid(`has a file address with the scheme ${protocol}`);
  }
  return context.assetUrl(url);
}

const asLink = (asset: AuthoredAsset) => ({ sys: { type: 'Link', linkType: 'Asset', id: asset.id } });

/** A field that contains one picture. */
export interface ImageField extends Field<ContentImage, AuthoredAsset> {
  optional(): OptionalImageField;
}
export interface OptionalImageField extends Field<ContentImage | undefined, AuthoredAsset, false> {
  optional(): OptionalImageField;
}

/** Defines a field for a picture. The picture's title in the CMS is its alternative text. */
export function image(gf: string): ImageField {
  return defineField<ContentImage, AuthoredAsset>({
    gf,
    type: 'Link',
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
    read: (raw, context) => {
      const { url, contentType, title, details, asset } = fileOf(raw, context);
      if (!contentType.startsWith('image/'))
        throw new Invalid(`is a file of type ${contentType}, not a picture`);
      const { width, height } = record(details['image']);
      const source = { id: asset.sys.id, linkType: 'Asset', field: 'title' } as const;
      const locale = asset.fellBack?.['title'];
      const report = (reason: string) =>
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason });
      const known = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
      if (!known) report('is a picture of unknown size');
      const safe = safeAreaOf(asset, report);
      if (locale !== undefined && isProse(title)) {
        report(`has a title, its alternative text, that ${untranslated(locale)}`);
        context.foreign?.({ text: title, lang: languageOf(locale) });
      }
      return {
        url,
        contentType,
        alt:
          title !== '' && context.mark
            ? context.mark(title, { ...source, locale: locale ?? context.locale })
            : title,
        ...(known ? { width, height } : UNKNOWN_SIZE),
        ...(safe && { safe }),
      };
    },
    write: (asset, context) => {
      context.add(asset);
      return asLink(asset);
    },
  });
}

/** Defines a field for any file. With `mimeGroup`, the CMS offers editors only files of this kind. */
export function file(
  gf: string,
  mimeGroup?: 'video' | 'pdfdocument' | 'plaintext',
): Field<ContentFile, AuthoredAsset> {
  return defineField<ContentFile, AuthoredAsset>({
    gf,
    type: 'Link',
    linkType: 'Asset',
    validations: mimeGroup === undefined ? [] : [{ linkMimetypeGroup: [mimeGroup] }],
    read: (raw, context) => {
      const { url, contentType, title, details } = fileOf(raw, context);
      const size = details['size'];
      return { url, contentType, title, size: typeof size === 'number' ? size : 0 };
    },
    write: (asset, context) => {
      context.add(asset);
      return asLink(asset);
    },
  });
}
