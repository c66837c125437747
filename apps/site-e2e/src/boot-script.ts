const BOOT = /<script data-runtime="[^>]*>(.*?)<\/script>/s;

/** Returns the inline script in a page's HTML. Empty: the page has no inline script. */
export const bootScriptOf = (html: string): string => BOOT.exec(html)?.[1] ?? '';

export const withoutBootScript = (html: string): string => html.replace(BOOT, '');
