import type { FragmentStore } from '@skein/cms-client/render';
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** Maps the name of each text to its position and length in the file, both in bytes. */
const Index = v.record(v.string(), v.tuple([v.number(), v.number()]));
/** Size in bytes of the last number in the file, which is the length of the index. */
const LENGTH_BYTES = 4;

const hashOf = (language: string, name: string): string =>
  hash('sha256', `${language}\n${name}`, 'base64url').slice(0, 22);

/** The HTML of blocks that a build has drawn in advance. Only processes of the same build can use it. */
export interface DrawnFragments {
  of(language: string): FragmentStore;
}

/** Collects drawn blocks, and writes them to a file. */
export function collectFragments(): DrawnFragments & { write(file: string): void } {
  const texts = new Map<string, Buffer>();
  return {
    of: (language) => ({
      read: () => undefined,
      write: (name, text) => void texts.set(hashOf(language, name), Buffer.from(text)),
    }),
    write(file) {
      let at = 0;
      const index = Object.fromEntries(
        Array.from(texts, ([name, { length }]) => [name, [(at += length) - length, length]]),
      );
      const tail = Buffer.from(JSON.stringify(index));
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32LE(tail.length);
      writeFileSync(file, Buffer.concat([...texts.values(), tail, length]));
    },
  };
}

/**
 * Opens the blocks that the build has drawn. Each block is read when a page needs it. Returns undefined if the file is
 * missing or incomplete: every block can be drawn again.
 */
export function openFragments(file: string): DrawnFragments | undefined {
  let opened: number | undefined;
  const bytesAt = (descriptor: number, position: number, length: number): string => {
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(descriptor, bytes, 0, length, position) !== length) throw new Error(`${file} ends early`);
    return bytes.toString();
  };
  try {
    const descriptor = (opened = openSync(file, 'r'));
    const { size } = fstatSync(descriptor);
    const end = Buffer.alloc(LENGTH_BYTES);
    readSync(descriptor, end, 0, LENGTH_BYTES, size - LENGTH_BYTES);
    const length = end.readUInt32LE();
    const index = new Map(
      Object.entries(v.parse(Index, JSON.parse(bytesAt(descriptor, size - LENGTH_BYTES - length, length)))),
    );
    return {
      of: (language) => ({
        read(name) {
          const place = index.get(hashOf(language, name));
          try {
            return place && bytesAt(descriptor, ...place);
          } catch {
            return undefined;
          }
        },
      }),
    };
  } catch {
    if (opened !== undefined) closeSync(opened);
    return undefined;
  }
}
