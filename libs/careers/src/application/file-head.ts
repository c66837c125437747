const PDF_HEADER = '%PDF-';
/** Number of first bytes that show a file's type. The header of a PDF file must begin within 1,024 bytes. */
export const FILE_HEAD_BYTES = 1024 + PDF_HEADER.length - 1;

/** First bytes of Word files: in the old format, and in the ZIP package of the new format. */
const WORD_STARTS = ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'PK\u0003\u0004'];

const textOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, FILE_HEAD_BYTES));

/**
 * Whether a PDF header begins within the first 1,024 bytes of a file. Printers, mail programs and editors may
 * write lines before the header.
 * @param head first bytes of the file
 */
export const hasPdfHeader = (head: Uint8Array): boolean => textOf(head).includes(PDF_HEADER);

/**
 * Whether a file may have an accepted type, judging by its first bytes. A service checks the whole file.
 * @param head first bytes of the file
 */
export const mayBeTaken = (head: Uint8Array): boolean =>
  hasPdfHeader(head) || WORD_STARTS.some((start) => textOf(head).startsWith(start));
