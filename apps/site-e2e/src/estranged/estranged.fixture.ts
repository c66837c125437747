import { test as forms } from '../forms/forms.fixture.ts';

const LAPTOP = { width: 1280, height: 800 };

/** Tests of pages that strangers have changed, on a phone and on a laptop of 1280 px. All post from the same address. */
export const test = forms.extend({
  viewport: async ({ isMobile, viewport }, use) => use(isMobile ? viewport : LAPTOP),
});

/** The one complaint of a page that a stranger has changed: an island had to be drawn anew. */
export const DRAWN_ANEW = /^(?:error|warning|info|log): island\b/;

export { expect } from '../forms/forms.fixture.ts';
