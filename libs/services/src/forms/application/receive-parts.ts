import { FILE_BYTES_MAX, type Entry } from '@skein/careers/application';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../posts/refusal.ts';
import type { ApplicationFiles } from './application-files.ts';
import { PART_LIMITS, TEXTS_BYTES_MAX } from './applications.constants.ts';
import { fileLabel } from './file-label.ts';
import { kindOfFile, type FileKind } from './kind-of-file.ts';

/** A file that has arrived and is on disk, but belongs to no submission yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly label: string;
  /** Size in bytes. For a file above the limit, this is the limit plus one. */
  readonly bytes: number;
  readonly sha256: string;
  readonly kind: FileKind | undefined;
}

export interface ReceivedPost {
  readonly entries: readonly Entry<ReceivedFile>[];
  /** Deletes the files of the post from this disk. */
  discard(): Promise<void>;
}

async function receiveFile(
  part: MultipartFile,
  files: ApplicationFiles,
  path: string,
): Promise<ReceivedFile> {
  const { file, filename } = part;
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(files.locate(path), { flags: 'wx', mode: 0o600 }),
  );
  const isLarge = file.truncated;
  const kind = isLarge || bytes === 0 ? undefined : await kindOfFile(files.locate(path));
  return {
    path,
    label: fileLabel(filename, kind),
    bytes: isLarge ? FILE_BYTES_MAX + 1 : bytes,
    sha256: hash.digest('hex'),
    kind,
  };
}

/**
 * Reads a multipart post, and writes each file to disk under a random name. After an error, deletes the files.
 * @throws Refusal if the texts are too long, and all errors of reading
 */
export async function receiveParts(request: FastifyRequest, files: ApplicationFiles): Promise<ReceivedPost> {
  const entries: Entry<ReceivedFile>[] = [];
  const written: string[] = [];
  const discard = () => files.remove(written);
  let textBytes = 0;
  try {
    for await (const part of request.parts({ limits: PART_LIMITS })) {
      if (part.type === 'file') {
        // An empty file field arrives as a file without a name.
        if (part.filename === '' || part.filename === undefined) {
          part.file.resume();
          continue;
        }
        const path = await files.newPath();
        written.push(path);
        entries.push([part.fieldname, await receiveFile(part, files, path)]);
        continue;
      }
      const { value } = part;
      if (typeof value !== 'string') throw new Refusal('malformed_body');
      textBytes += Buffer.byteLength(value);
      if (part.valueTruncated || part.fieldnameTruncated || textBytes > TEXTS_BYTES_MAX)
        throw new Refusal('body_too_large');
      entries.push([part.fieldname, value]);
    }
    return { entries, discard };
  } catch (error) {
    // The browser reads no answer while it is sending, so read the remaining bytes and drop them.
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    throw error;
  }
}
