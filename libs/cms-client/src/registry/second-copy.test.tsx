import { render } from '@testing-library/react';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as SlotModule from './block-slot.ts';

const COPY = join(import.meta.dirname, '../../out-tsc/second-copy');

// Test files share a worker. Another file may have loaded the module before, and must find it unchanged
// afterwards.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('@skein/cms-client'));
  vi.resetModules();
});
afterEach(() => rmSync(COPY, { recursive: true, force: true }));

it('says once that a second copy of the package leaves its slots empty', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const folder of ['registry', 'model', 'islands'])
    cpSync(join(import.meta.dirname, '..', folder), join(COPY, folder), { recursive: true });
  const first: typeof SlotModule = await import('./block-slot.ts');
  const second: typeof SlotModule = await import(/* @vite-ignore */ join(COPY, 'registry/block-slot.ts'));

  const { container } = render(
    <first.BlockProvider render={({ id }) => id}>
      <second.BlockSlot node={{ id: 'a', type: 'gfNote', props: {} }} />
    </first.BlockProvider>,
  );

  expect(container.textContent).toBe('');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('two copies of @skein/cms-client'));
});
