import { expect, test } from '@playwright/test';
import { startServices, startSite } from '../site-process.ts';

for (const [what, start] of [
  ['the site', startSite],
  ['the services', startServices],
] as const) {
  test(`${what} cannot start where nothing can be kept, and says so in one line`, async () => {
    const failure = await start({ dataDir: `${import.meta.filename}/data` }).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    expect(failure).toContain('Ended with 1:');
    expect(failure).toMatch(
      /DATA_DIR \S+ cannot be written: .+, or name another folder, such as DATA_DIR=\S+/,
    );
    expect(failure).not.toMatch(/\n\s+at /);
  });
}
