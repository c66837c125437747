/**
 * Puts every table of sanitized HTML into a frame that scrolls sideways and that the keyboard can reach. Sanitized
 * HTML is balanced, so that the tags can be matched as text.
 * @param label what a screen reader calls the frame
 */
export function wrapTables(html: string, label: string): string {
  if (!/<table\b/i.test(html)) return html;
  const name = label.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html
    .replace(/<table\b/gi, `<div data-table-scroll role="group" tabindex="0" aria-label="${name}"><table`)
    .replace(/<\/table>/gi, '</table></div>');
}
