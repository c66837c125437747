import type { PageMorph } from './page-morph.ts';

/**
 * Shows unsaved entries on the page.
 * @param isCurrent whether the page shows no newer text. Otherwise, the drawing is dropped. Default: always true
 */
export type DrawEntries = (entries: readonly unknown[], isCurrent?: () => boolean) => Promise<void>;

/**
 * Returns the part of the editor's script that shows unsaved entries without a reload. Only one request runs at a time.
 * After its answer, the script sends the newest entries, and skips those in between. The text of this function becomes
 * a part of the script, so it uses only the browser's functions, and nothing else from this module.
 * @param opened the version of the page that the server sent
 */
export function pageDrawing(morph: PageMorph, opened: string | undefined): DrawEntries {
  interface Drawn {
    readonly version: string;
    readonly html?: string;
    readonly parts?: Readonly<Record<string, string>>;
  }
  let version = opened;
  let next: Parameters<DrawEntries> | undefined;
  let running: Promise<void> | undefined;

  async function drawOnce(...[entries, isCurrent]: Parameters<DrawEntries>): Promise<void> {
    const answer = await fetch('/preview-mode/draw', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: location.pathname + location.search, entries, shown: version }),
    });
    if (!answer.ok) return;
    const drawn = (await answer.json()) as Drawn;
    if (isCurrent?.() === false) return;
    if (drawn.html !== undefined) morph.whole(drawn.html);
    else if (!morph.parts(drawn.parts ?? {})) {
      // A foreign script, such as an extension, has removed blocks. The whole page replaces what is left of them.
      version = undefined;
      return drawOnce(entries, isCurrent);
    }
    version = drawn.version;
  }
  async function drawAll(): Promise<void> {
    while (next) {
      const newest: Parameters<DrawEntries> = next;
      next = undefined;
      // A page that cannot be drawn stays as it is, until the next change.
      await drawOnce(...newest).catch(() => undefined);
    }
    running = undefined;
  }
  return (...newest) => {
    next = newest;
    running ??= drawAll();
    return running;
  };
}
