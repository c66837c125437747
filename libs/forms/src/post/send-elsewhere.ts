import { IDEMPOTENCY_FIELD } from './post-fields.ts';
import { resultOf, type PostResult } from './send-post.ts';

const absolute = (location: string | undefined, url: string) =>
  location === undefined ? undefined : new URL(location, url).href;

/** Posts through the browser, as a form does without script. The service's answer is the next page. */
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
 * Posts to a service on another origin. Never rejects. A script sends the post if the service lets scripts of this site
 * read its answers. The request has an unusual header, so the browser asks the service for permission before it sends
 * the post. In this way, no post arrives twice.
 *
 * If the service refuses permission, the browser posts the form as a page. If the service answers a script with a
 * redirect, the post counts as accepted, because a script cannot read the URL of the next page.
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
