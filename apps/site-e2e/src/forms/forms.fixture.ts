import { test as base, type TestFixtures } from '../site.fixture.ts';
import { FormOnPage, type Language } from './form-on-page.ts';
import type { FormRow } from './form-row.ts';

export interface Fixtures extends TestFixtures {
  readonly openForm: (row: FormRow, language?: Language) => Promise<FormOnPage>;
}

export const test = base.extend<Fixtures>({
  openForm: async ({ page }, use) => {
    await use((row, language = 'en') => new FormOnPage(page, row, language).open());
  },
});

export { expect } from '../site.fixture.ts';
