interface AuthWindow {
  gm_authFailure?: (() => void) | undefined;
}

const listening = new Set<() => void>();
let installed = false;

/**
 * Calls the listener when the vendor refuses the key. Replaces the vendor's global callback with a function
 * that also calls the previous callback.
 */
export function onAuthFailure(listener: () => void): { readonly stop: () => void } {
  const page: AuthWindow = globalThis as AuthWindow;
  if (!installed) {
    installed = true;
    const before = page.gm_authFailure;
    page.gm_authFailure = () => {
      before?.();
      for (const told of listening) told();
    };
  }
  listening.add(listener);
  return { stop: () => void listening.delete(listener) };
}
