import { hostOf, localCms } from '@skein/local-cms'; // eslint-disable-line @nx/enforce-module-boundaries -- a desk is tested with a CMS
import { createClient } from 'contentful';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { cmsClient } from '../cms/cms-client.ts';
import type { Content } from '../cms/cms.types.ts';
import { editStore } from '../edits/edit-store.ts';
import type { EditStore } from '../edits/edit-store.types.ts';
import { DeskContext } from '../screen/state/desk-context.ts';

const SPACE = 'tested';
const TOKEN = 'demo-management';

/** A desk with its own CMS, for tests. It saves drafts only when a test calls `store.saveAll`. */
export interface DeskInMemory {
  readonly store: EditStore;
  /** The content before any edit. */
  readonly content: Content;
  /** The vendor's client, which reads the published content. */
  readonly sdk: ReturnType<typeof createClient>;
  readonly In: (props: { readonly children: ReactNode }) => ReactElement;
  close(): Promise<void>;
}

/**
 * Opens a desk on an export, or on a folder of content.
 * @param firstOf returns an id for each content type. The function creates an empty draft of the type with this id
 * before the desk opens
 */
export async function deskInMemory(
  source: NonNullable<Parameters<typeof localCms>[0]>['export'],
  firstOf?: (typeId: string) => string,
): Promise<DeskInMemory> {
  const cms = await localCms({ export: source, space: SPACE, environment: 'master' });
  await cms.listen({ port: 0, host: '127.0.0.1' });
  const host = hostOf(cms.server.address());
  const base = `http://${host}/cma/spaces/${SPACE}/environments/master`;
  const client = cmsClient({ base, token: TOKEN });
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
  };
  for (const typeId of firstOf ? (await client.open()).types.keys() : [])
    await fetch(`${base}/entries/${firstOf?.(typeId)}`, {
      method: 'PUT',
      headers: { ...headers, 'x-contentful-content-type': typeId },
      body: '{"fields":{}}',
    });
  const content = await client.open();
  const store = editStore({ client, content, later: () => () => undefined });
  const settings = {
    site: 'Tested',
    cma: '',
    token: '',
    languages: content.locales.map(({ code, name }) => ({ locale: code, lang: code, prefix: '', name })),
    reserved: [],
  };
  const tools = { store, settings };
  return {
    store,
    content,
    sdk: createClient({ space: SPACE, accessToken: 'demo-delivery', host, insecure: true }),
    In: ({ children }) => (
      <DeskContext value={tools}>
        <Suspense fallback={<p aria-busy="true" />}>{children}</Suspense>
      </DeskContext>
    ),
    close: () => cms.close(),
  };
}
