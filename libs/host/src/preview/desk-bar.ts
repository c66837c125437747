/** Address of the script that hides the bar of a preview inside the desk, the site's own editor for content. */
export const DESK_BAR_PATH = '/preview-mode/desk-bar.js';

/**
 * Hides the bar of a preview if the page is in a frame of the desk: the desk has the same buttons, and its lists follow
 * each edit. Experiments stay, because only the bar changes their variation. The text of this function becomes a script
 * that runs before the page is drawn, so that nothing moves.
 */
export function hideBarInDesk(): void {
  const isInDesk = () => {
    try {
      return parent !== window && parent.location.origin === location.origin;
    } catch {
      // A window of another origin does not tell its address.
      return false;
    }
  };
  if (!isInDesk()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-preview-bar]:not(:has([data-experiment])), [data-preview-bar] > :not([data-experiment]) { display: none; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
