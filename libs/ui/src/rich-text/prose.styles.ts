import { css } from 'styled-components';

/** Prose from content. Written with `:where` so that a block around it can still have the last word. */
export const proseStyles = css`
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  & :where(p, ul, ol, dl, blockquote, figure, pre, hr, [data-table-scroll]) {
    max-inline-size: var(--measure);
    margin-block: 0 1em;
  }

  & :where(h1, h2, h3, h4, h5, h6) {
    max-inline-size: var(--measure);
    margin-block: 1.6em 0.5em;
    text-wrap: balance;
  }

  & :where(h1, h2) {
    font-size: var(--heading-3);
  }

  & :where(h3, h4, h5, h6) {
    font-size: var(--heading-4);
  }

  & > :nth-child(1 of :not(style)) {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }

  & :where(ul, ol) {
    padding-inline-start: 1.4em;
    list-style: disc;
  }

  & :where(ol) {
    list-style: decimal;
  }

  & :where(li) {
    margin-block: 0.35em;
    padding-inline-start: 0.25em;
  }

  & :where(li)::marker {
    color: var(--color-accent);
    font-variant-numeric: tabular-nums;
  }

  & :where(a) {
    color: var(--color-link);
    text-decoration: underline 0.08em color-mix(in srgb, currentColor 45%, transparent);
    text-underline-offset: 0.2em;
  }

  & :where(a:hover) {
    text-decoration-color: currentColor;
  }

  & :where(blockquote) {
    padding-inline-start: 1.25em;
    border-inline-start: 3px solid var(--color-accent);
    font-size: var(--text-lead);
  }

  & :where(code, kbd, samp) {
    padding: 0.1em 0.35em;
    border-radius: 6px;
    background: var(--color-surface-sunken);
    font:
      0.9em ui-monospace,
      'SFMono-Regular',
      Menlo,
      Consolas,
      monospace;
  }

  & :where(pre) {
    padding: var(--space-4);
    border-radius: var(--radius-small);
    background: var(--color-surface-sunken);
    overflow-x: auto;
  }

  & :where(pre code) {
    padding: 0;
    background: none;
  }

  & :where(hr) {
    border: 0;
    border-block-start: 1px solid var(--color-line);
    margin-block: 2em;
  }

  & :where([data-table-scroll]) {
    max-inline-size: 100%;
    overflow-x: auto;
    border-radius: 2px;
    /*
     * A shadow at each edge; the end of the table, which scrolls along, covers the one beside it. A pixel further in,
     * so that nothing of it looks out where the box ends between two pixels.
     */
    background:
      linear-gradient(to right, var(--color-surface) 30%, transparent) left / 3rem 100% local,
      linear-gradient(to left, var(--color-surface) 30%, transparent) right / 3rem 100% local,
      linear-gradient(to right, color-mix(in srgb, var(--color-text) 26%, transparent), transparent) 1px 50% /
        0.75rem calc(100% - 2px),
      linear-gradient(to left, color-mix(in srgb, var(--color-text) 26%, transparent), transparent)
        calc(100% - 1px) 50% / 0.75rem calc(100% - 2px);
    background-repeat: no-repeat;
  }

  /* A table scrolls sooner than it breaks its words. */
  & :where(table) {
    inline-size: 100%;
    overflow-wrap: break-word;
    font-variant-numeric: tabular-nums;
    border-block-end: 1px solid var(--color-line);
  }

  & :where(th, td) {
    padding: 0.7em 1em 0.7em 0;
    border-block-start: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }

  & :where(thead th) {
    border-block-start: 0;
    border-block-end: 1px solid var(--color-line-strong);
    font-size: var(--text-small);
    color: var(--color-text-muted);
    vertical-align: bottom;
  }

  & :where(caption) {
    margin-block-end: 0.5em;
    font-weight: 600;
    text-align: start;
  }

  & :where(img) {
    border-radius: var(--radius-medium);
  }

  & :where(figcaption, small) {
    font-size: var(--text-small);
    color: var(--color-text-muted);
  }
`;
