type Load = () => Promise<unknown>;

declare global {
  /** Vitest calls `wrapDynamicImport` for each dynamic import of a page. */
  var __vitest_browser_runner__: { wrapDynamicImport: (load: Load) => Promise<unknown> } | undefined;
}

const loading = new Set<Promise<unknown>>();

/** Starts to track the modules that stories load. */
export function watchImports(): void {
  const runner = globalThis.__vitest_browser_runner__;
  if (runner === undefined) return;
  const { wrapDynamicImport } = runner;
  runner.wrapDynamicImport = (load) => {
    const module = wrapDynamicImport.call(runner, load);
    loading.add(module);
    const forget = () => void loading.delete(module);
    module.then(forget, forget);
    return module;
  };
}

/** Waits until all modules that are loading, and the modules that they import, have loaded. */
export async function loaded(): Promise<void> {
  while (loading.size > 0) await Promise.allSettled(loading);
}
