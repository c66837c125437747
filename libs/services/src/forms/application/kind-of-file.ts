import { FILE_HEAD_BYTES, hasPdfHeader } from '@skein/careers/application';
import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';

/** Types of files that are taken. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileKind = keyof typeof MEDIA_TYPES;

/** Name of the part of an older Office file that only Word writes. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** Types of texts, such as a printer or a program writes before a PDF, by their first line. */
const TEXTS: readonly (string | undefined)[] = ['eps', 'ics', 'pgp', 'ps', 'rtf', 'vcf', 'xml', undefined];
const CHUNK_BYTES = 64 * 1024;

/** Whether these bytes are in a file, read piece by piece. */
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

/** The first bytes of a file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FILE_HEAD_BYTES), 0, FILE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What its signature says of a file; of one that is cut off or damaged, nothing. @throws what the disk says */
async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.ext;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/**
 * What a file is, by its content: signatures and, of a package, its list of contents. Nothing is unpacked.
 * @returns undefined for anything that is not taken
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
