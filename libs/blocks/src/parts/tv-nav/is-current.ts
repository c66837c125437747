/** Returns a URL without query, hash and closing slash, so that the URLs of one page are equal. */
function pageOf(address: string): string {
  const page = address.split(/[?#]/, 1)[0] ?? '';
  return page.length > 1 ? page.replace(/(?<!\/)\/+$/, '') : page;
}

/** Whether a link leads to the current page. Either both URLs contain the language prefix, or neither. */
export function isCurrent(link: string, page: string | undefined): boolean {
  return page !== undefined && pageOf(link) === pageOf(page);
}
