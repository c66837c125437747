import { readWebhook } from '@skein/cms-client/server';

export async function webhook(
  request: Request,
  secret: string,
  forget: (id: string) => void,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const result = readWebhook(secret, {
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  if (!result.ok) return new Response(result.reason, { status: result.status });
  forget(result.change.id);
  return new Response(null, { status: 204 });
}
