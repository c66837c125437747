interface Entry {
  readonly sys: { readonly version: number };
  readonly fields: { readonly gfTitle: Readonly<Record<string, string>> };
}

const headers = { authorization: 'Bearer demo-management' };

/**
 * Changes an entry's title in all languages and publishes it, as an editor would.
 * @param origin origin of the local CMS
 */
export async function editTitle(origin: string, id: string, title: string): Promise<void> {
  const address = `${origin}/cma/spaces/skein/environments/master/entries/${id}`;
  const { sys, fields } = (await (await fetch(address, { headers })).json()) as Entry;
  const put = async (to: string, version: number, body?: string) => {
    const response = await fetch(to, {
      method: 'PUT',
      headers: {
        ...headers,
        'x-contentful-version': String(version),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
  };
  const gfTitle = Object.fromEntries(Object.keys(fields.gfTitle).map((locale) => [locale, title]));
  await put(address, sys.version, JSON.stringify({ fields: { ...fields, gfTitle } }));
  await put(`${address}/published`, sys.version + 1);
}
