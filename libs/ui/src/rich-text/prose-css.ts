import { enlargedText, narrowerThan } from '../tokens/widths.ts';

/** Width of the labels, if a narrow page shows a table as a list of rows with labels and values. */
const LABEL = 'min(36cqi,8rem)';

/**
 * Styles of text from content, `<div data-prose>`. Every page contains them as plain CSS. They use `:where`, so
 * a block around the text can override them.
 */
export const proseCss: string = `
[data-prose]{max-inline-size:100%;overflow-wrap:anywhere}
[data-prose] :where(p,blockquote,dd,td,figcaption){white-space:normal}
[data-prose=small]{font-size:var(--text-small)}
[data-prose=body]{font-size:var(--text-body)}
[data-prose=lead]{font-size:var(--text-lead)}
[data-prose] :where(p,ul,ol,dl,blockquote,figure,pre,hr,[data-table-scroll]){max-inline-size:var(--measure);margin-block:0 1em}
[data-prose] :where(h1,h2,h3,h4,h5,h6){max-inline-size:var(--measure);margin-block:1.6em .5em;text-wrap:balance}
[data-prose] :where(h1,h2){font-size:var(--heading-3)}
[data-prose] :where(h3,h4,h5,h6){font-size:var(--heading-4)}
[data-prose]>:nth-child(1 of :not(style)){margin-block-start:0}
[data-prose]>:last-child{margin-block-end:0}
[data-prose] :where(ul,ol){padding-inline-start:1.4em;list-style:disc}
[data-prose] :where(ol){list-style:decimal}
[data-prose] :where(li){margin-block:.35em;padding-inline-start:.25em}
[data-prose] :where(li)::marker{color:var(--color-accent);font-variant-numeric:tabular-nums}
[data-prose] :where(a){color:var(--color-link);text-decoration:underline .08em color-mix(in srgb,currentColor 45%,transparent);text-underline-offset:.2em}
[data-prose] :where(a:hover){text-decoration-color:currentColor}
[data-prose] :where(blockquote){padding-inline-start:1.25em;border-inline-start:3px solid var(--color-accent);font-size:var(--text-lead)}
[data-prose] :where(code,kbd,samp){padding:.1em .35em;border-radius:6px;background:var(--color-surface-sunken);font:.9em ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace}
[data-prose] :where(pre){padding:var(--space-4);border-radius:var(--radius-small);background:var(--color-surface-sunken);overflow-x:auto}
[data-prose] :where(pre code){padding:0;background:none}
[data-prose] :where(hr){border:0;border-block-start:1px solid var(--color-line);margin-block:2em}
[data-prose] :where([data-table-scroll]){max-inline-size:100%;overflow-x:auto;border-radius:2px;background:${scrollShadows()};background-repeat:no-repeat}
[data-prose] :where(table){inline-size:100%;overflow-wrap:break-word;font-variant-numeric:tabular-nums;border-block-end:1px solid var(--color-line)}
[data-prose] :where(table:not([data-table-scroll] *)){display:block;overflow-x:auto}
[data-prose] :where(th,td){padding:.7em 1em .7em 0;border-block-start:1px solid var(--color-line);text-align:start;vertical-align:top}
[data-prose] :where(thead th){border-block-start:0;border-block-end:1px solid var(--color-line-strong);font-size:var(--text-small);color:var(--color-text-muted);vertical-align:bottom}
[data-prose] :where(caption){margin-block-end:.5em;font-weight:600;text-align:start}
[data-prose] :where(img){border-radius:var(--radius-medium)}
[data-prose] :where(figcaption,small){font-size:var(--text-small);color:var(--color-text-muted)}
${narrowerThan('small')}{[data-stacks]{
&,& :is(caption,thead,tbody,tfoot,tr,th,td){display:block}
& caption{margin-block-end:.75em}
& tr{padding-block:.9em;border-block-start:1px solid var(--color-line)}
& tr[data-heads]{position:absolute;inline-size:1px;block-size:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
& :is(th,td){padding:0;border:0;font-weight:600}
& [data-label]{display:flow-root;padding-inline-start:${LABEL};font-weight:400}
& [data-label]::before{float:inline-start;inline-size:calc(${LABEL} - 1em);margin-inline-start:calc(-1*${LABEL});padding-block-start:.15em;color:var(--color-text-muted);font-size:var(--text-small);content:attr(data-label);content:attr(data-label)/''}
}}
${enlargedText}{[data-stacks] [data-label]{padding:0;&::before{display:block;float:none;inline-size:auto;margin:0}}}
`.replaceAll('\n', '');

/**
 * Returns backgrounds with a shadow at the left and right edge of a wide table. At each end of the table, a
 * background that scrolls with the table covers the shadow. The shadows are 1 px inside the box, so that they
 * stay covered if the box ends between two pixels.
 */
function scrollShadows(): string {
  const cover = 'var(--color-surface) 30%,transparent';
  const shadow = 'color-mix(in srgb,var(--color-text) 26%,transparent),transparent';
  return [
    `linear-gradient(to right,${cover}) left/3rem 100% local`,
    `linear-gradient(to left,${cover}) right/3rem 100% local`,
    `linear-gradient(to right,${shadow}) 1px 50%/.75rem calc(100% - 2px)`,
    `linear-gradient(to left,${shadow}) calc(100% - 1px) 50%/.75rem calc(100% - 2px)`,
  ].join();
}
