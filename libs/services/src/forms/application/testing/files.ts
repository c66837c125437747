import { constants, deflateRawSync } from 'node:zlib';

export function zip(
  parts: Readonly<Record<string, Buffer | { readonly deflated: Buffer; readonly size: number }>>,
): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const isStored = Buffer.isBuffer(content);
    const data = isStored ? deflateRawSync(content) : content.deflated;
    const size = isStored ? content.length : content.size;
    const bytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(0, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(bytes.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, bytes]);
    const entry = Buffer.concat([
      Buffer.from('PK\u0001\u0002'),
      Buffer.from([20, 0]),
      common,
      Buffer.alloc(10),
      Buffer.alloc(4),
      bytes,
    ]);
    entry.writeUInt32LE(offset, 42);
    local.push(head, data);
    central.push(entry);
    offset += head.length + data.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}

const CONTENT_TYPES = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);

export const pdf = (bytes = 64): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, bytes - 9), 'a')]);

export const docx = (): Buffer =>
  zip({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': Buffer.from('<w:document/>') });

/** Returns an older Office file that consists of the signature and the name of one data stream. */
export const cfb = (stream: string): Buffer => {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(stream, 'utf16le').copy(file, 1024);
  return file;
};
export const doc = (): Buffer => cfb('WordDocument');
export const exe = (): Buffer => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 1)]);

const MEGABYTE = 1024 * 1024;
/** A megabyte of zeros, compressed to about a kilobyte. More compressed data can follow it. */
const packedMegabyte = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_SYNC_FLUSH });
const packed = (megabytes: number) => ({
  deflated: Buffer.concat([
    ...Array<Buffer>(megabytes).fill(packedMegabyte),
    deflateRawSync(Buffer.alloc(0)),
  ]),
  size: megabytes * MEGABYTE,
});

/**
 * Returns a document of a few hundred kilobytes that would unpack to many megabytes (a zip bomb).
 * @param where name of the large entry
 */
export const bomb = (where: '[Content_Types].xml' | 'word/document.xml', megabytes = 256): Buffer =>
  where === 'word/document.xml'
    ? zip({ '[Content_Types].xml': CONTENT_TYPES, [where]: packed(megabytes) })
    : zip({ [where]: packed(megabytes), 'word/document.xml': Buffer.from('<w:document/>') });
