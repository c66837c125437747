interface Page {
  /** Path without a language prefix. */
  readonly path: string;
  readonly breadcrumb: string;
}

export interface PageLink {
  readonly href: string;
  readonly label: string;
  /** Links to pages of the same group whose paths begin with this page's path. */
  readonly below: readonly PageLink[];
}

export interface PageGroup {
  readonly title: string;
  readonly links: readonly PageLink[];
}

export interface GroupNames {
  /** Title of the group for areas that have only one page. */
  readonly main: string;
  /** Titles of areas that have no page of their own, such as `legal`. */
  readonly areas: Readonly<Record<string, string>>;
}

/** Returns the area of a path: `cities` for `/cities/austin`. */
const areaOf = (path: string): string => path.split('/')[1] ?? '';

/**
 * Groups pages by area of the site. An area's own page gives the group its title. The first group contains the
 * pages of all areas that have only one page.
 */
export function groupPages(
  pages: readonly Page[],
  { main, areas: names }: GroupNames,
  localize: (path: string) => string,
): readonly PageGroup[] {
  const areas = Map.groupBy(pages, ({ path }) => areaOf(path));
  /**
   * Returns the links to an area's pages as a tree. The link to `/cities/austin` contains the links to all
   * pages whose paths begin with `/cities/austin/`.
   */
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
