/** Returns an address without query, hash and closing slash, for comparison of pages. */
function pageOf(address: string): string {
  const page = address.split(/[?#]/, 1)[0] ?? '';
  return page.length > 1 ? page.replace(/(?<!\/)\/+$/, '') : page;
}

/** Whether a link leads to the current page. Both addresses have the language prefix, or neither has. */
export function isCurrent(link: string, page: string | undefined): boolean {
  return page !== undefined && pageOf(link) === pageOf(page);
}
