import { afterAll, expect, it, vi } from 'vitest';
import { pass, problem, send, show, spinner, write } from '../../testing/network-stage.tsx';
import { SCRIPT_WAIT_MS } from './network-status.constants.ts';

const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./ask-network.ts', (load) => script.promise.then(() => load()));

// Other test files share this worker and its modules.
afterAll(() => script.resolve());

it('asks for the page of the answer when the script that asks the network does not come', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show();
  write('1 ready');
  await send();
  expect(spinner()).not.toBeNull();
  expect(submit).not.toHaveBeenCalled();
  await pass(SCRIPT_WAIT_MS);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(problem()).toBeUndefined();
});
