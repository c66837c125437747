import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_LENGTH_MAX } from './applications.constants.ts';
import { fileLabel } from './file-label.ts';

describe('the label of a file', () => {
  it.each([
    ['cv.pdf.html', 'pdf', 'cv.pdf.html.pdf'],
    ['cv.exe', 'pdf', 'cv.exe.pdf'],
    ['cv.docm', 'docx', 'cv.docm.docx'],
    ['cv.pdf', 'docx', 'cv.pdf.docx'],
    ['cv.PDF', 'pdf', 'cv.PDF'],
    ['cv.pdf', 'pdf', 'cv.pdf'],
    ['cv', 'doc', 'cv.doc'],
    ['', 'pdf', 'file.pdf'],
    ['cv.', 'pdf', 'cv.pdf'],
    ['cv.html\u200b', 'pdf', 'cv.html.pdf'],
  ] as const)('%j of what is a %s is %j', (name, kind, label) => expect(fileLabel(name, kind)).toBe(label));

  it('of 300 characters has the ending of its content, too', () => {
    const label = fileLabel(`${'x'.repeat(300)}.exe`, 'pdf');
    expect([...label]).toHaveLength(LABEL_LENGTH_MAX);
    expect(label).toMatch(/^x+….exe.pdf$/u);
  });

  it.each([
    ['Résumé Ana Núñez.pdf', 'Résumé Ana Núñez.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['/absolute/name.pdf', 'name.pdf'],
    ['C:\\fakepath\\resume.docx', 'resume.docx'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a<b>"c"|d?.pdf', 'abcd.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['   ', 'file'],
  ])('%j is %j', (name, label) => expect(fileLabel(name)).toBe(label));

  it('of 300 characters is shortened, and keeps its ending', () => {
    const label = fileLabel(`${'x'.repeat(300)}.docx`);
    expect(label).toHaveLength(LABEL_LENGTH_MAX);
    expect(label).toMatch(/^x+….docx$/u);
  });

  it('is never more than a name, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const label = fileLabel(name);
        expect(label).not.toBe('');
        expect(label.startsWith('.')).toBe(false);
        expect(label).not.toMatch(/[\p{C}/\\]/u);
        expect([...label].length).toBeLessThanOrEqual(LABEL_LENGTH_MAX);
      }),
    );
  });
});
