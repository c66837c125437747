import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { pageBytes, type SentBytes } from './page-bytes.ts';
import type { VisitorPlace } from '../visitors/visitor-marks.ts';

const toDeflate = promisify(deflateRaw);
/** Ends at a byte and knows nothing of what was before: such pieces can stand one after another. */
const PIECE = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
/** Bytes that are worth a piece of their own; what is shorter goes out with the values beside it. */
const WORTH_A_PIECE = 512;
const GZIP_START = Buffer.from('1f8b0800000000000203', 'hex');
/** Length that one block of deflate can have when it is not compressed. */
const MAX_STORED = 0xff_ff;

/** As deflate takes it without compressing: before it stand its length, and the same with each bit turned. */
function stored(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_STORED) {
    const block = bytes.subarray(start, start + MAX_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(MAX_STORED - block.length, 3);
    blocks.push(head, block);
  }
  return blocks;
}

/** How a gzip file ends: with a last block of nothing, and the checksum and the length of all that is in it. */
function gzipEnd(parts: readonly Buffer[]): Buffer {
  const end = Buffer.from('03000000000000000000', 'hex');
  let sum = 0;
  let length = 0;
  for (const part of parts) {
    sum = crc32(part, sum);
    length += part.length;
  }
  end.writeUInt32LE(sum, 2);
  end.writeUInt32LE(length % 2 ** 32, 6);
  return end;
}

/** What of the parts is compressed. */
type Pieces = readonly (Buffer | undefined)[];

/** A part of the page: what is the same for all, or writes what is not. */
type Part = Buffer | ((values: readonly string[]) => Buffer);

function partsOf(html: string, places: readonly VisitorPlace[]): readonly Part[] {
  const parts: Part[] = [];
  /** Short text and values since the last piece. */
  let run: (string | VisitorPlace)[] = [];
  const endRun = () => {
    const steps = run;
    if (steps.length > 0)
      parts.push((values) =>
        Buffer.from(
          steps
            .map((step) => (typeof step === 'string' ? step : step.escape(values[step.value] ?? '')))
            .join(''),
        ),
      );
    run = [];
  };
  let start = 0;
  for (const place of [...places, undefined]) {
    const text = html.slice(start, place?.at);
    start = place?.at ?? html.length;
    if (text.length < WORTH_A_PIECE) run.push(text);
    else {
      endRun();
      parts.push(Buffer.from(text));
    }
    if (place) run.push(place);
  }
  endRun();
  return parts;
}

/**
 * A page that is kept in pieces, for values in between. The pieces are compressed once, for whoever comes first; gzip takes
 * them as they are, which Brotli does not.
 * @param html without the values
 */
export function filledPage(html: string, places: readonly VisitorPlace[]) {
  const parts = partsOf(html, places);
  let pieces: Pieces | Promise<Pieces> | undefined;
  async function deflate(): Promise<Pieces> {
    pieces = await Promise.all(
      parts.map((part) => (Buffer.isBuffer(part) ? toDeflate(part, PIECE) : undefined)),
    );
    return pieces;
  }

  return (values: readonly string[]): SentBytes => {
    const filled = parts.map((part) => (Buffer.isBuffer(part) ? part : part(values)));
    const gzip = (deflated: Pieces) => [
      GZIP_START,
      ...filled.flatMap((part, index) => deflated[index] ?? stored(part)),
      gzipEnd(filled),
    ];
    return {
      codings: ['gzip', 'br'],
      get(encoding) {
        if (encoding === 'identity') return filled;
        if (encoding === 'br') return pageBytes(Buffer.concat(filled)).get(encoding);
        pieces ??= deflate();
        return pieces instanceof Promise ? pieces.then(gzip) : gzip(pieces);
      },
    };
  };
}
