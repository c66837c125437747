// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasPdfHeader, mayBeTaken } from './file-head.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PDF = '%PDF-1.7\n';

describe('the beginning of a file', () => {
  it.each([
    ['the header of a PDF', PDF],
    ['blank lines before it', `\r\n\r\n \n${PDF}`],
    ['a byte order mark before it', `\u00EF\u00BB\u00BF${PDF}`],
    ['the commands of a printer before it', `\u001B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${PDF}`],
    ['the header at the last place where readers look', 'x'.repeat(1023) + PDF],
  ])('with %s is that of a PDF', (_about, text) => {
    expect([hasPdfHeader(bytes(text)), mayBeTaken(bytes(text))]).toEqual([true, true]);
  });

  it.each([
    ['the header after 1,024 bytes', 'x'.repeat(1024) + PDF],
    ['a part of the header', '%PDF'],
    ['nothing', ''],
    ['a program', 'MZ\u0000\u0001'],
    ['a picture', '\u0089PNG\r\n'],
  ])('with %s is that of no file that is taken', (_about, text) => {
    expect([hasPdfHeader(bytes(text)), mayBeTaken(bytes(text))]).toEqual([false, false]);
  });

  it.each([
    ['an older Word file', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'],
    ['a newer one', 'PK\u0003\u0004'],
  ])('of %s is looked at further by the service', (_about, text) => {
    expect([hasPdfHeader(bytes(text)), mayBeTaken(bytes(text))]).toEqual([false, true]);
  });
});
