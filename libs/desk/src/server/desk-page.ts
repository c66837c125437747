import { escapeHtml } from '@skein/http';

/** Settings of the desk. The screen reads them from an attribute of the page. */
export interface DeskSettings {
  readonly site: string;
  /** Address of the management API for the space and its environment. */
  readonly cma: string;
  readonly token: string;
  readonly languages: readonly {
    readonly locale: string;
    readonly lang: string;
    readonly prefix: string;
    readonly name: string;
  }[];
  /** Beginnings of paths that no page can have. */
  readonly reserved: readonly string[];
}

/** The Content-Security-Policy of the desk: only its own files, pictures from all hosts, and the site in a frame. */
export const DESK_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `font-src 'self'`,
  `img-src 'self' data: blob: http: https:`,
  `media-src 'self' http: https:`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
].join('; ');

/** Returns the HTML of the desk. The script of the page fills it. */
export function deskPage(settings: DeskSettings): string {
  const title = escapeHtml(`${settings.site}: desk`);
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<link rel="icon" href="data:,"><body><div id="desk" data-settings="${escapeHtml(JSON.stringify(settings))}"></div>` +
    `<script type="module" src="/desk/desk.js"></script></body></html>`
  );
}
