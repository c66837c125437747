import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFragments, openFragments } from './drawn-fragments.ts';

function written(folder: string): string {
  const file = join(folder, 'fragments.bin');
  const collected = collectFragments();
  collected.of('en').write?.('one', 'Hello');
  collected.of('es').write?.('one', '¡Hola!');
  collected.write(file);
  return file;
}

describe('blocks that the build has drawn', () => {
  it('are read by name and language', () => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-fragments-'));
    const opened = openFragments(written(temporary.path));
    expect(['en', 'es', 'fr'].map((language) => opened?.of(language).read('one'))).toEqual([
      'Hello',
      '¡Hola!',
      undefined,
    ]);
    expect(opened?.of('en').read('two')).toBeUndefined();
  });

  it.each([
    ['is missing', () => undefined],
    ['is empty', () => Buffer.alloc(0)],
    ['ends early', (whole: Buffer) => whole.subarray(0, -2)],
    ['begins late', (whole: Buffer) => whole.subarray(-6)],
    ['is something else', () => Buffer.from('<!DOCTYPE html>')],
  ])('are drawn again if the file %s', (_, spoiled) => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'skein-fragments-'));
    const bytes = spoiled(readFileSync(written(temporary.path)));
    const file = join(temporary.path, 'spoiled.bin');
    if (bytes) writeFileSync(file, bytes);
    expect(openFragments(file)).toBeUndefined();
  });
});
