const loading = new Map<string, Promise<void>>();

/**
 * Loads a script of another site once per page. If loading fails, logs the failure, and the next call tries
 * again.
 * @throws `Failed to load script: {src}`
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src, async: true });
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      const error = new Error(`Failed to load script: ${src}`);
      console.error(error.message);
      reject(error);
    });
  });
  loading.set(src, loaded);
  document.head.append(script);
  return loaded;
}
