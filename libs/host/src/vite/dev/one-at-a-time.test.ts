import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('does once more after it what was asked for meanwhile, however often', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begin = oneAtATime(() => {
    const work = Promise.withResolvers<void>();
    begun.push(work);
    started[begun.length - 1]?.resolve();
    return work.promise;
  });
  begin();
  begin();
  begin();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await started[1]?.promise;
  expect(begun).toHaveLength(2);
});
