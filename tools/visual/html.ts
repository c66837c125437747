const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const CSS = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #0e1729; background: #fbf7f0 }
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem) }
h1 { margin: 0; line-height: 1.15 }
h2 { margin: 0; font-size: 1.125rem }
article { padding: 1.25rem; margin-block-end: 1.5rem; border: 1px solid #e4dccd; border-radius: 8px; background: #fff }
figure { margin: 0 }
figcaption { margin-block-end: 0.25rem; font-size: 0.875rem; color: #4d5666 }
img { max-inline-size: 100%; block-size: auto; border: 1px solid #e4dccd; background: #fff }
a:focus-visible, input:focus-visible { outline: 3px solid #5230c4; outline-offset: 2px }
`;

/** A page of its own, without script. `css` and `body` are taken as they are. */
export const pageHtml = (title: string, css: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${CSS}${css}</style></head><body>${body}</body></html>`;

export function figure(caption: string, file: string): string {
  const source = escape(file);
  return `<figure><figcaption>${escape(caption)}</figcaption><a href="${source}"><img src="${source}" alt="${escape(caption)}" loading="lazy"></a></figure>`;
}
