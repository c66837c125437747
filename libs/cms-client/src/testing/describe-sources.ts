import { expect, it } from 'vitest';
import { rawGraph } from '../export/parse-authored.ts';
import type { TextSource } from '../model/context.ts';
import { isRawEntry } from '../model/raw.ts';
import type { ReadLibrary } from './contract-library.tsx';
import { fullest } from './fullest.ts';

/** Matches a text between two tags. */
const RUN = /(?<=^|>)[^<>]+(?=<|$)/gu;
const MARK = /\u{E000}(\d+)\u{E001}/gu;
/** Selector for elements whose text is invisible, or is not shown as part of the element. */
const UNSHOWN = 'script,style,template,noscript,option';
/** Attributes whose text visitors read or hear. */
const READ = ['alt', 'aria-label', 'title', 'placeholder'];

/** Returns the texts of rendered HTML that visitors read or hear. */
function textsIn(html: string): string {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const element of content.querySelectorAll(UNSHOWN)) element.remove();
  const attributes = [...content.querySelectorAll('*')].flatMap((element) =>
    READ.map((name) => element.getAttribute(name) ?? ''),
  );
  return [content.textContent, ...attributes].join(' ');
}

/**
 * Returns all fields with prose in the fixtures (`type.field`), and whether a block shows the text of the
 * field.
 */
async function shownFields(library: ReadLibrary): Promise<ReadonlyMap<string, boolean>> {
  const fields = new Map<string, boolean>();
  for (const [, { type, fixture }] of fullest(library)) {
    const { root, lookup } = rawGraph(fixture.authored, 'en-US');
    const marked: string[] = [];
    const { value } = library.parseRaw(
      type,
      root,
      lookup,
      (text: string, { id, linkType, field }: TextSource) => {
        const item = id === root.sys.id ? root : lookup({ sys: { type: 'Link', linkType, id } });
        if (!item || !isRawEntry(item)) return text;
        const at = marked.push(`${item.sys.contentType.sys.id}.${field}`) - 1;
        return text.replaceAll(RUN, (run) => (run.trim() === '' ? run : `${run}\u{E000}${at}\u{E001}`));
      },
    );
    const { html } = await library.page(type, value ?? {});
    const shown = new Set([...textsIn(html).matchAll(MARK)].map(([, at]) => marked[Number(at)]));
    for (const name of marked) fields.set(name, fields.get(name) === true || shown.has(name));
  }
  return fields;
}

/**
 * Tests that a preview can find the field of each text in the library: the text of every field with prose is
 * in the HTML of a fixture, and is still recognizable.
 * @param unsaid fields (`type.field`) whose texts no element shows, grouped by the reason
 */
export function describeSources(
  library: ReadLibrary,
  unsaid: Readonly<Record<string, readonly string[]>>,
): void {
  it('shows the text of every field with prose, so that a preview can say where the text comes from', async () => {
    const fields = await shownFields(library);
    const missing = [...fields].filter(([, isShown]) => !isShown).map(([name]) => name);
    expect(missing.sort()).toEqual(Object.values(unsaid).flat().sort());
  });
}
