import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Size of the pieces of text that are compressed at once, in characters. Each piece costs a switch to another thread. */
const PIECE = 256 * 1024;

type Text = AsyncIterable<Buffer | string>;

async function* inPieces(texts: Text): AsyncIterable<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text.toString();
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function zipped(texts: Text): Promise<Buffer> {
  const zip = createGzip();
  const [file] = await Promise.all([buffer(zip), pipeline(inPieces(texts), zip)]);
  return file;
}

/** Makes files from a list, and keeps them compressed with gzip until the list changes. */
export interface KeptFiles<T extends object> {
  /**
   * Returns a file, compressed with gzip, or undefined if there is none. Simultaneous requests write the file only
   * once.
   * @param write returns the text of the file, or undefined if there is no such file
   */
  get(list: T, path: string, write: () => Text | undefined): Promise<Buffer | undefined>;
}

export function keptFiles<T extends object>(): KeptFiles<T> {
  let current: T | undefined;
  let files = new Map<string, Promise<Buffer | undefined>>();
  return {
    get(list, path, write) {
      if (list !== current) {
        current = list;
        files = new Map();
      }
      const known = files.get(path);
      if (known) return known;
      const ofList = files;
      const text = write();
      const made = (text ? zipped(text) : Promise.resolve(undefined)).catch((error: unknown) => {
        ofList.delete(path);
        throw error;
      });
      files.set(path, made);
      return made;
    },
  };
}

/** Decompresses a gzip file, and returns its plain bytes as a stream. */
export const unzipped = (file: Buffer): Readable => Readable.from([file]).pipe(createGunzip());
