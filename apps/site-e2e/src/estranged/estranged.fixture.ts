import { test as forms } from '../forms/forms.fixture.ts';

const LAPTOP = { width: 1280, height: 800 };

/** Tests of pages that strangers have changed, on a phone and on a laptop of 1280 px. */
export const test = forms.extend({
  viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : LAPTOP),
});

export { DRAWN_ANEW } from '../site.fixture.ts';
export { expect } from '../forms/forms.fixture.ts';
