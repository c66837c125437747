const PDF_HEADER = '%PDF-';
/** Bytes at the beginning of a file that show what it is: readers of PDF want its header to begin within 1,024 bytes. */
export const FILE_HEAD_BYTES = 1024 + PDF_HEADER.length - 1;

/** Beginnings of the files of Word: of an older one, and of the package that a newer one is. */
const WORD_STARTS = ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'PK\u0003\u0004'];

const textOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, FILE_HEAD_BYTES));

/**
 * Whether the header of a PDF begins within the first 1,024 bytes of a file: printers, mail programs, and editors write
 * lines of their own before it.
 * @param head first bytes of the file
 */
export const hasPdfHeader = (head: Uint8Array): boolean => textOf(head).includes(PDF_HEADER);

/**
 * Whether a file that begins like this may be one that is taken: a service looks further into it.
 * @param head first bytes of the file
 */
export const mayBeTaken = (head: Uint8Array): boolean =>
  hasPdfHeader(head) || WORD_STARTS.some((start) => textOf(head).startsWith(start));
