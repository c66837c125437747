import { IDEMPOTENCY_FIELD } from './post-fields.ts';
import { resultOf, type PostResult } from './send-post.ts';

/** Resolves a page of another origin from an answer, for web addresses only. */
const absolute = (location: string | undefined, url: string) =>
  location === undefined ? undefined : new URL(location, url).href;

/** Posts through the browser, as a form without script does. The service's answer is the next page. */
function postAsPage(url: string, body: URLSearchParams | FormData): PostResult {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true });
  for (const [name, value] of body)
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }),
    );
  document.body.append(form);
  form.submit();
  form.remove();
  return { kind: 'leaving' };
}

/**
 * Posts to a service of another origin, and never rejects. A script posts if the service lets this site's
 * scripts read its answers. The key is in a header, which makes browsers ask for permission first, so that no
 * post arrives twice.
 *
 * A redirect of such a service counts as accepted, because the script cannot see where it leads. Any other
 * service that can be reached gets the post as a page.
 */
export async function sendElsewhere(
  url: string,
  body: URLSearchParams | FormData,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<PostResult> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      redirect: 'manual',
      headers: { accept: 'application/json', 'idempotency-key': String(body.get(IDEMPOTENCY_FIELD) ?? '') },
      body,
      signal,
    });
  } catch (reason) {
    if (signal.aborted) return { kind: 'failed', reason };
    try {
      await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    } catch (unreachable) {
      return { kind: 'failed', reason: unreachable };
    }
    return postAsPage(url, body);
  }
  if (response.type === 'opaqueredirect') return { kind: 'accepted' };
  try {
    const result = await resultOf(response);
    return result.kind === 'accepted' ? { ...result, location: absolute(result.location, url) } : result;
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
