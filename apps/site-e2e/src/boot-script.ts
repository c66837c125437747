const BOOT = /<script data-runtime="[^>]*>(.*?)<\/script>/s;

/** The script that stands in every page. */
export const bootScriptOf = (html: string): string => BOOT.exec(html)?.[1] ?? '';

/** A page as content and visitors made it. */
export const withoutBootScript = (html: string): string => html.replace(BOOT, '');
