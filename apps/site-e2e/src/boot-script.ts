const BOOT = /<script data-runtime="[^>]*>(.*?)<\/script>/s;

/** Returns the script that is in the HTML of every page; empty if there is none. */
export const bootScriptOf = (html: string): string => BOOT.exec(html)?.[1] ?? '';

/** Returns a page without its boot script: only the parts from content and from visitors. */
export const withoutBootScript = (html: string): string => html.replace(BOOT, '');
