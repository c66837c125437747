import * as v from 'valibot';
import { AssetFile } from '../export/export-schema.ts';
import { ApiError, badRequest } from '../model/api-error.ts';
import { fileDetails } from './file-details.ts';
import type { Uploads } from './uploads.ts';

const UploadedFile = v.looseObject({
  ...AssetFile.entries,
  uploadFrom: v.optional(v.object({ sys: v.object({ linkType: v.literal('Upload'), id: v.string() }) })),
});

/**
 * Returns the file of an asset with its final URL. An uploaded file also gets its size. A file on another server is not
 * downloaded.
 * @throws ApiError if there is nothing to process
 */
export async function processFile(value: unknown, files: Uploads): Promise<unknown> {
  const file = v.safeParse(UploadedFile, value);
  if (!file.success) throw badRequest('The asset has no such file.');
  const { upload, uploadFrom, ...kept } = file.output;
  if (uploadFrom) {
    const { id } = uploadFrom.sys;
    const found = await files.find(id);
    if (found === undefined)
      throw new ApiError(422, 'ValidationFailed', 'Validation error', {
        errors: [{ name: 'notResolvable', details: `There is no upload "${id}"` }],
      });
    return { ...kept, url: `upload:${id}`, details: await fileDetails(found, kept.contentType) };
  }
  if (upload === undefined && kept.url === undefined) throw badRequest('The asset has no file to process.');
  return upload === undefined ? kept : { ...kept, url: upload.replace(/^https:(?=\/\/)/u, '') };
}
