import { loadScript } from '../outside-script/load-script.ts';
import type { HumanCheck } from './human-check.ts';

interface Grecaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

const grecaptcha = () => (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;

/** Creates a human check with reCAPTCHA v3. */
export function recaptcha(siteKey: string, load = loadScript): HumanCheck {
  const src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`;
  return {
    prepare() {
      // The caller of `token` gets the error.
      load(src).catch(() => {});
    },
    async token(action) {
      await load(src);
      const api = grecaptcha();
      if (!api) throw new Error('reCAPTCHA v3 not ready');
      await new Promise<void>((resolve) => api.ready(resolve));
      return api.execute(siteKey, { action });
    },
  };
}
