import { describe, expect, it } from 'vitest';
import { cmsThatCounts, pageEntry } from '../testing/cms-that-counts.test-support.ts';
import { siteInMemory } from '../testing/site-in-memory.ts';
import { smallDefinition } from '../testing/small-site.test-support.ts';
import { PAGES_TAG, useOwnPage, type OwnPageContext } from './own-page.tsx';

function AllPages() {
  const names = useOwnPage<readonly string[]>();
  return <p>{names.join(', ')}</p>;
}

const definition = {
  ...smallDefinition,
  routes: [
    {
      path: '/all-pages',
      element: <AllPages />,
      async loader({ context }: { readonly context: OwnPageContext }) {
        const pages = await context.pages();
        const title = context.locale === 'es' ? 'Todas las páginas' : 'All pages';
        return { title, tags: [PAGES_TAG], data: pages.map(({ breadcrumb }) => breadcrumb) };
      },
    },
  ],
};
const pages = [pageEntry('home', '/'), pageEntry('plans', '/plans'), pageEntry('quiz', '/quiz')];
const site = () => siteInMemory({ definition, delivery: cmsThatCounts(pages).delivery });

describe('a page of the site’s own', () => {
  it('stands in the frame of the site, in each language, beside the composed ones', async () => {
    const made = await site();
    for (const [path, lang, title] of [
      ['/all-pages', 'en-US', 'All pages'],
      ['/intl/es/all-pages', 'es-US', 'Todas las páginas'],
    ] as const) {
      expect(await made.pages.exists(path)).toBe(true);
      const { html, status, tags } = await made.pages.render(path);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<title>${title} | Skein</title>`);
      expect(html).toMatch(/<header[\s\S]*<p>home, plans<\/p>[\s\S]*<footer/);
      expect(html).toContain('<link rel="canonical" href="https://skein.example');
      expect(tags).toContain(PAGES_TAG);
    }
  });

  it('is not found below or beside its address, and takes none from the others', async () => {
    const made = await site();
    expect(await made.pages.exists('/all-pages/more')).toBe(false);
    expect((await made.pages.render('/plans')).html).toContain('<title>plans | Skein</title>');
  });
});
