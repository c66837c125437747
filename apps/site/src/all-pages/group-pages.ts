/** A page, as far as a list of all of them is about it. */
interface Page {
  /** Without a language prefix. */
  readonly path: string;
  readonly breadcrumb: string;
}

export interface PageLink {
  readonly href: string;
  readonly label: string;
  /** Pages below it, within a group. */
  readonly below: readonly PageLink[];
}

export interface PageGroup {
  readonly title: string;
  readonly links: readonly PageLink[];
}

export interface GroupNames {
  /** Of the first group. */
  readonly main: string;
  /** Of areas without a page of their own: `legal`. */
  readonly areas: Readonly<Record<string, string>>;
}

/** `cities` for `/cities/austin`. */
const areaOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Pages by the area of the site that they are in, which is called as its own page is. What is alone in its area comes first,
 * together.
 */
export function groupPages(
  pages: readonly Page[],
  { main, areas: names }: GroupNames,
  localize: (path: string) => string,
): readonly PageGroup[] {
  const areas = Map.groupBy(pages, ({ path }) => areaOf(path));
  /** Of `/cities`, all that is not below `/cities/austin` or the like. */
  function linksOf(list: readonly Page[], area = ''): readonly PageLink[] {
    const sorted = list.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const above = ({ path }: Page) =>
      sorted.find((page) => page.path !== area && path.startsWith(`${page.path}/`) && page.path !== '/');
    return sorted
      .filter((page) => !above(page))
      .map((page) => ({
        href: localize(page.path),
        label: page.breadcrumb,
        below: linksOf(
          sorted.filter((other) => above(other) === page),
          page.path,
        ),
      }));
  }
  const alone = [...areas.values()].filter((list) => list.length === 1).flat();
  const groups = [...areas]
    .filter(([, list]) => list.length > 1)
    .map(([area, list]) => {
      const own = list.find(({ path }) => path === `/${area}`);
      return { title: own?.breadcrumb ?? names[area] ?? area, links: linksOf(list, `/${area}`) };
    })
    .toSorted((a, b) => a.links.length - b.links.length);
  return [{ title: main, links: linksOf(alone) }, ...groups];
}
