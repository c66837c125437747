import { LRUCache } from 'lru-cache';
import type { ContentSource, ContentSourceOptions } from '../content/content-source.ts';
import { createPageService, type PageServiceOptions } from '../pages/page-service.ts';
import { DESK_BAR_PATH } from './desk-bar.ts';
import { editorPages, type EditorPages } from './editor-pages.ts';
import { previewEditors, type PreviewEditors } from './preview-editors.ts';
import type { Drafts } from './unsaved-edits.ts';

/** Address of the script of pages in preview. */
export const EDITOR_SCRIPT_PATH = '/preview-mode/editor.js';

/** The preview of a site: its pages in drafts, for editors. */
export interface Preview {
  readonly editors: PreviewEditors;
  /**
   * Returns the pages of the preview for one editor.
   * @param editor name of the editor's browser, from `editors.nameOf`
   */
  pagesOf(editor: string): EditorPages;
}

/** How many editors can work at the same time before the site forgets the drawings of one of them. */
const EDITORS_KEPT = 20;

type Drawing = Omit<PageServiceOptions, 'source' | 'preview'>;

/**
 * Creates the preview. Loads its modules only here, because most processes have no preview.
 * @param visible the published content
 */
export async function openPreview(
  secret: string,
  drawing: Drawing,
  visible: ContentSource,
  draftsWith: (mark: ContentSourceOptions['mark']) => () => Drafts,
): Promise<Preview> {
  const { markSource, withSources } = await import('./text-sources.ts');
  const draftsOfEditor = draftsWith(markSource);
  const service = (source: ContentSource, preview: true | 'published' = true) =>
    createPageService({ ...drawing, source, preview });
  const published = service(visible, 'published');
  const editors = new LRUCache<string, EditorPages>({
    max: EDITORS_KEPT,
    memoMethod() {
      const { plain, marked, lay } = draftsOfEditor();
      return editorPages({
        plain: service(plain),
        published,
        marked: service(marked),
        lay,
        withSources,
        script: (version, path) => {
          const { locale } = drawing.site.locales.split(path);
          const bar = `<script src="${DESK_BAR_PATH}"></script>`;
          return `${bar}<script src="${EDITOR_SCRIPT_PATH}" data-version="${version}" data-locale="${locale}" defer></script>`;
        },
        onUnmarked: (error, path) =>
          drawing.log.warn({ err: error, path }, 'a preview does not say where its texts come from'),
      });
    },
  });
  return { editors: previewEditors(secret), pagesOf: (editor) => editors.memo(editor) };
}
