import { FILE_HEAD_BYTES, hasPdfHeader } from '@skein/careers/application';
import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';

/** Types of files that applicants may send. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileKind = keyof typeof MEDIA_TYPES;

/** Name of a data stream in older Office files. Only Word documents have a stream with this name. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/**
 * Types that the `file-type` package may report for a PDF with a line of text before its header. Some printers add such
 * a line. `undefined` means an unknown type.
 */
const TEXTS: readonly (string | undefined)[] = ['eps', 'ics', 'pgp', 'ps', 'rtf', 'vcf', 'xml', undefined];
const CHUNK_BYTES = 64 * 1024;

async function holds(path: string, bytes: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES + bytes.length);
    let kept = 0;
    for (;;) {
      const { bytesRead } = await file.read(chunk, kept, CHUNK_BYTES);
      if (bytesRead === 0) return false;
      const length = kept + bytesRead;
      if (chunk.subarray(0, length).includes(bytes)) return true;
      kept = Math.min(bytes.length - 1, length);
      chunk.copyWithin(0, length - kept, length);
    }
  } finally {
    await file.close();
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Returns the type of a file by its signature, or undefined for an unknown type or a damaged file.
 * @throws errors of the disk
 */
async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.ext;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/**
 * Returns the kind of a file, based on the file's signature and, in a zip file, on the list of entries. Does not unpack
 * entries.
 * @returns undefined for a type that applicants may not send
 */
export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const type = await typeOf(path);
  switch (type) {
    case 'pdf':
    case 'docx':
      return type;
    case 'cfb':
      return (await holds(path, WORD_STREAM)) ? 'doc' : undefined;
    default:
      return TEXTS.includes(type) && hasPdfHeader(await headOf(path)) ? 'pdf' : undefined;
  }
}
