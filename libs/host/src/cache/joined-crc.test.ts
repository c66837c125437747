import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { joinedCrc } from './joined-crc.ts';

it.each([0, 1, 7, 1000, 65_537, 3_000_001])('continues a checksum with %i bytes, as zlib does', (length) => {
  const bytes = Buffer.alloc(length, 'A page has words, ä, ñ and €. ');
  const join = joinedCrc(bytes);
  for (const before of ['', 'a', 'The first part'])
    expect(join(crc32(before))).toBe(crc32(bytes, crc32(before)));
});
