/** A message of the development server to a page. */
export type PageMessage =
  /** Number of the served version. A page of another version reloads. */
  | { readonly version: number }
  /** Problems with the sources, by the tool that reports them. */
  | { readonly problems: Readonly<Record<string, string>> };

/**
 * Reloads the page when another version is served, keeps typed values, and shows problems. It runs in the page as a
 * separate script, so it must not use anything outside itself. It sets styles in a style sheet, because the page's
 * policy forbids style attributes.
 * @param version number of the version that drew the page. Another one may be served before the page listens.
 */
export function watchPage(events: string, version: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto }
     pre { margin: 0; padding: 1rem; background: darkred; color: white; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap }`,
  );
  const host = document.createElement('skein-dev-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const text = shadow.appendChild(document.createElement('pre'));
  text.setAttribute('role', 'alert');

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const kept = 'skein-dev-typed';
  const address = location.pathname + location.search;
  const fields = () =>
    [...document.querySelectorAll<Field>('input, textarea, select')].filter(
      ({ type }) => !['hidden', 'file', 'password', 'submit', 'button'].includes(type),
    );
  const partOf = ({ type }: Field) => (type === 'checkbox' || type === 'radio' ? 'checked' : 'value');
  const stateOf = (field: Field) => Reflect.get(field, partOf(field)) as string | boolean;
  function keepTyped() {
    sessionStorage.setItem(kept, JSON.stringify([address, fields().map(stateOf)]));
  }
  /**
   * Restores typed values and sends their events, so that islands that start later use these values. Restores
   * nothing if the number of fields has changed.
   */
  function restoreTyped() {
    const [typedAt, typed] = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as [string?, unknown[]?];
    sessionStorage.removeItem(kept);
    const found = fields();
    if (typedAt !== address || typed?.length !== found.length) return;
    for (const [at, field] of found.entries()) {
      if (stateOf(field) === typed[at]) continue;
      // Uses the setter of the prototype: React would ignore a change through its own setter on the element.
      Reflect.set(Object.getPrototypeOf(field) as object, partOf(field), typed[at], field);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
  restoreTyped();

  new EventSource(events).addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as PageMessage;
    if ('version' in message) {
      if (version === message.version) return;
      keepTyped();
      location.reload();
      return;
    }
    const found = Object.entries(message.problems);
    text.textContent = found.map(([who, what]) => `${who}\n${what}`).join('\n\n');
    if (found.length === 0) host.remove();
    else document.documentElement.append(host);
  });
}
