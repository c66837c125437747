import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';
import { bomb, cfb, doc, docx, exe, pdf, zip } from './testing/files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skein-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function kindOf(content: Buffer) {
  const file = path.join(folder, String((count += 1)));
  writeFileSync(file, content);
  return kindOfFile(file);
}

const before = (text: string) => Buffer.concat([Buffer.from(text), pdf()]);

/** Returns a Word document in which the name of the stream crosses the border between two chunks. */
const wordAcrossChunks = () => {
  const file = Buffer.alloc(200_000);
  doc().copy(file, 0, 0, 8);
  Buffer.from('WordDocument', 'utf16le').copy(file, 64 * 1024 - 7);
  return file;
};

describe('the kind of a file', () => {
  it.each<[string, () => Buffer, string | undefined]>([
    ['a PDF', pdf, 'pdf'],
    ['a PDF after blank lines', () => before('\r\n\n  \n'), 'pdf'],
    ['a PDF after a byte order mark', () => before('\uFEFF'), 'pdf'],
    ['a PDF after the commands of a printer', () => before('\u001B%-12345X@PJL JOB\r\n'), 'pdf'],
    [
      'a PDF after the headers of a mail',
      () => before('Received: from a.example\r\nContent-Type: application/pdf\r\n\r\n'),
      'pdf',
    ],
    ['a PDF after a line of PostScript', () => before('%!PS-Adobe-3.0\n'), 'pdf'],
    ['a PDF after a line of encapsulated PostScript', () => before('%!PS-Adobe-3.0 EPSF-3.0\n'), 'pdf'],
    ['a PDF after a line of XML', () => before('<?xml version="1.0"?>\n'), 'pdf'],
    ['a PDF that lies in an archive', () => zip({ 'resume.pdf': pdf() }), undefined],
    ['a PDF as far behind as readers look', () => before('x'.repeat(1023)), 'pdf'],
    ['a PDF that no reader finds', () => before('x'.repeat(1024)), undefined],
    ['a program that names a PDF', () => Buffer.concat([exe(), pdf()]), undefined],
    ['a DOCX', docx, 'docx'],
    ['a DOC', doc, 'doc'],
    ['a DOC whose text is far behind', wordAcrossChunks, 'doc'],
    ['an old spreadsheet', () => cfb('Workbook'), undefined],
    ['a program', exe, undefined],
    ['a zip of anything', () => zip({ 'a.txt': Buffer.from('a') }), undefined],
    [
      'a damaged archive',
      () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(3000, 'a')]),
      undefined,
    ],
    ['an archive that is cut off', () => docx().subarray(0, 40), undefined],
    ['a text', () => Buffer.from('I am a resume.'), undefined],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), undefined],
    ['the beginning of a PDF only', () => Buffer.from('%PD'), undefined],
    ['nothing', () => Buffer.alloc(0), undefined],
  ])('is read from the content of %s', async (_about, make, kind) => expect(await kindOf(make())).toBe(kind));

  it('of a document that unpacks to 256 MB is known without unpacking it', async () => {
    const content = bomb('word/document.xml');
    expect(content.length).toBeLessThan(512 * 1024);
    const before = process.memoryUsage().rss;
    expect(await kindOf(content)).toBe('docx');
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('of a document whose list of contents unpacks to 256 MB is not known: nobody unpacks it', async () => {
    const content = bomb('[Content_Types].xml');
    const before = process.memoryUsage().rss;
    expect(await kindOf(content)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });
});
