import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  both,
  cacheUrl,
  hosts,
  installationSecret,
  origin,
  origins,
  port,
  readSettings,
  secret,
  text,
  SettingsError,
  webAddress,
  type SettingsTable,
} from './index.ts';

const table = {
  PORT: {
    site: v.optional(port('must be a port'), '3000'),
    api: v.optional(port('must be a port'), '3001'),
    about: 'port',
  },
  NAME: { ...both(v.optional(text)), about: 'name', unset: 'none' },
  KEY: { api: v.optional(secret(16)), about: 'key', unset: 'none' },
} satisfies SettingsTable;

describe('settings of a process', () => {
  it('are those that it reads, with its own defaults', () => {
    expect(readSettings(table, 'site', { KEY: 'nobody asked' })).toEqual({ PORT: 3000 });
    expect(readSettings(table, 'api', { NAME: ' Acme ', KEY: 'sixteen letters!' })).toEqual({
      PORT: 3001,
      NAME: 'Acme',
      KEY: 'sixteen letters!',
    });
  });

  it('may have blanks in a list', () => {
    const lists = {
      LIST: { site: v.optional(hosts), about: 'hosts', unset: 'none' },
    } satisfies SettingsTable;
    expect(readSettings(lists, 'site', { LIST: 'a.example, b.example ' })).toEqual({
      LIST: 'a.example,b.example',
    });
    expect(() => readSettings(lists, 'site', { LIST: 'a.example b.example' })).toThrow(SettingsError);
  });

  it('count as not set when they are empty', () => {
    expect(readSettings(table, 'api', { PORT: '', NAME: '', KEY: undefined })).toEqual({ PORT: 3001 });
  });

  it('that cannot be used are all named at once, and never repeated', () => {
    const read = () => readSettings(table, 'api', { PORT: 'http', KEY: 'hunter2' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT must be a port\n {2}KEY must have at least 16 characters$/u);
    expect(read).not.toThrow(/hunter2/u);
  });

  it.each([
    ['webAddress', webAddress, 'https://crm.example/hook'],
    ['origin', origin, 'https://crm.example'],
    ['origins', origins, 'https://crm.example'],
  ])('hold no user and no password in a web address, and never repeat them: %s', (_name, schema, address) => {
    const read = (URL: string) => readSettings({ URL: { site: schema, about: 'url' } }, 'site', { URL });
    expect([read(address).URL].flat()).toEqual([address]);
    for (const user of ['hunter2', 'user:hunter2', ':hunter2']) {
      const withUser = () => read(address.replace('//', `//${user}@`));
      expect(withUser).toThrow(/URL\S* must not hold a user or a password$/u);
      expect(withUser).not.toThrow(/hunter2/u);
    }
  });

  it('have no white space around them, such as the line break at the end of a file', () => {
    const shared = { INSTALLATION_SECRET: installationSecret, CACHE_URL: cacheUrl };
    const read = (variables: Record<string, string>) =>
      readSettings({ ...table, ...shared }, 'api', { PORT: '1', ...variables });
    expect(read({ KEY: 'sixteen letters!\n', CACHE_URL: ' redis://cache/1 ' })).toEqual({
      PORT: 1,
      KEY: 'sixteen letters!',
      CACHE_URL: 'redis://cache/1',
    });
    expect(() => read({ KEY: ' '.repeat(16) })).toThrow(/KEY must have at least 16 characters$/u);
    const INSTALLATION_SECRET = 'two and thirty letters, or more!';
    expect(read({ INSTALLATION_SECRET })).toMatchObject({ INSTALLATION_SECRET });
    for (const spaced of [`${INSTALLATION_SECRET}\n`, ` ${INSTALLATION_SECRET}`])
      expect(() => read({ INSTALLATION_SECRET: spaced })).toThrow(
        /INSTALLATION_SECRET must not begin or end with white space$/u,
      );
  });
});
