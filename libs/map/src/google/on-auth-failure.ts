interface AuthWindow {
  gm_authFailure?: (() => void) | undefined;
}

const listening = new Set<() => void>();
let installed = false;

/** The vendor tells a refused key to one global function: it is ours, and calls the one that was there. */
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
