/** An address without query, hash and closing slash: what tells one page from another. */
function pageOf(address: string): string {
  const page = address.split(/[?#]/, 1)[0] ?? '';
  return page.length > 1 ? page.replace(/(?<!\/)\/+$/, '') : page;
}

/** Whether a link leads to the page that it stands on. Both addresses carry the language prefix, or neither. */
export function isCurrent(link: string, page: string | undefined): boolean {
  return page !== undefined && pageOf(link) === pageOf(page);
}
