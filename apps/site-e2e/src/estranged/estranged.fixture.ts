import { test as forms } from '../forms/forms.fixture.ts';

const LAPTOP = { width: 1280, height: 800 };

/**
 * Tests of pages that a translator or a browser extension has changed. The project `laptop` has a smaller window here
 * than in other tests.
 */
export const test = forms.extend({
  viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : LAPTOP),
});

export { DRAWN_ANEW } from '../site.fixture.ts';
export { expect } from '../forms/forms.fixture.ts';
