import { expect, it } from 'vitest';
import { readHostSettings } from '../settings/read-host-settings.ts';
import { deliveryConfig } from './cms-connection.ts';

const nothing = { read: async () => undefined, write: async () => undefined };
const connection = (env: Readonly<Record<string, string>>) => deliveryConfig(readHostSettings(env), nothing);

it('the embedded CMS is not given up because this process is late', () => {
  const { timeoutMs, patienceMs } = connection({});
  expect([timeoutMs, patienceMs]).toEqual([60_000, undefined]);
});

it.each([{ SERVICES_URL: 'http://localhost:3001' }, { CONTENT_HOST: 'cms.example' }])(
  'one elsewhere is, by its own time: %o',
  (env) => {
    const { timeoutMs, patienceMs } = connection(env);
    expect([timeoutMs, patienceMs]).toEqual([4000, 1500]);
  },
);

it('one elsewhere is waited for, where no last good answer is kept', () => {
  const config = deliveryConfig(readHostSettings({ CONTENT_HOST: 'cms.example' }), undefined);
  expect(config.patienceMs).toBeUndefined();
});
