// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { foreignHost, speedTestAddress } from './speed-test-address.ts';
import { SpeedTestFrame } from './speed-test-frame.tsx';

describe('the address of the speed test', () => {
  it.each([
    [undefined, 'en', '/speed-test/?lang=en'],
    [undefined, 'es', '/speed-test/?lang=es'],
    ['/speed-test/', 'es', '/speed-test/?lang=es'],
    ['/speed-test', 'en', '/speed-test/?lang=en'],
    ['/intl/es/speed-test/', 'es', '/speed-test/?lang=es'],
    ['/tools/speed?x=1', 'es', '/tools/speed?x=1'],
    ['https://speed.example/embed', 'es', 'https://speed.example/embed'],
  ] as const)('%s on a page in %s is %s', (url, language, address) => {
    expect(speedTestAddress(url, language)).toBe(address);
  });

  it.each([
    ['/speed-test/?lang=en', undefined],
    ['https://speed.example:8443/embed', 'speed.example:8443'],
  ])('%s belongs to %s', (address, host) => {
    expect(foreignHost(address)).toBe(host);
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    expect(foreignHost(address)).toBe(host);
  });
});

describe('SpeedTestFrame', () => {
  it('loads nothing of another host before a click, and needs no script for it', () => {
    const html = renderToString(<SpeedTestFrame url="https://speed.example/embed" />);
    const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
    const name = /name="([^"]+)"/.exec(frame)?.[1] ?? '';
    expect(frame).not.toContain('src=');
    expect(frame).toContain('sandbox=');
    // A name with a leading underscore would open a new window.
    expect(name).toMatch(/^speed-test-/);
    expect(html).toContain(`<a href="https://speed.example/embed" target="${name}"`);
    expect(html).toContain('Nothing of it loads until you ask.');
  });

  it('names its frames apart', () => {
    const html = renderToString(
      <>
        <SpeedTestFrame url="https://speed.example/embed" />
        <SpeedTestFrame url="https://speed.example/embed" />
      </>,
    );
    const names = [...html.matchAll(/<iframe name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
});
