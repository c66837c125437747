import { brotliCompressSync, createBrotliDecompress } from 'node:zlib';

/** Matches the link that names the element for which the first paint waits. */
const AWAITED = /<link rel="expect" href="#([^"]+)"/;
/** Size of the pieces that the browser gets, in bytes: the precision of the result. */
const PIECE = 16;

/**
 * Returns the size of the compressed HTML, in bytes, up to the end of the element for which the first paint
 * waits. Without such an element, returns the size of the whole HTML.
 */
export async function bytesBeforePaint(html: Buffer): Promise<number> {
  const text = html.toString();
  const [, id] = AWAITED.exec(text) ?? [];
  const element = `<template id="${id}"></template>`;
  const at = text.indexOf(element);
  const compressed = brotliCompressSync(html);
  if (id === undefined || at < 0) return compressed.length;
  const needed = Buffer.byteLength(text.slice(0, at + element.length));
  const reader = createBrotliDecompress();
  let read = 0;
  reader.on('data', (piece: Buffer) => (read += piece.length));
  for (let sent = 0; sent < compressed.length; sent += PIECE) {
    await new Promise((done) => reader.write(compressed.subarray(sent, sent + PIECE), done));
    await new Promise((done) => setImmediate(done));
    if (read >= needed) return sent + PIECE;
  }
  return compressed.length;
}
