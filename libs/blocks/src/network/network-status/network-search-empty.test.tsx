import { afterAll, expect, it, vi } from 'vitest';
import { problem, send, show, write } from '../../testing/network-stage.tsx';

vi.mock('./ask-network.ts', () => ({ askNetwork: undefined }));

// Other test files share this worker and its modules.
afterAll(() => vi.doUnmock('./ask-network.ts'));

it('asks for the page of the answer when the script that asks the network comes empty', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await show();
  write('1 ready');
  await send();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  expect(problem()).toBeUndefined();
});
