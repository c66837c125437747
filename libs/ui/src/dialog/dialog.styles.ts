import { styled } from 'styled-components';
import { modalPanelCss } from '../modal/modal-panel-css.ts';
import { sizes, type DialogSize } from './dialog.sizes.ts';

/** Fades in while it comes up from a little below. */
export const Panel = styled.dialog<{ $size: DialogSize }>`
  ${modalPanelCss}
  --modal-fade: 0;
  --modal-away: 0 1rem;
  inline-size: min(${({ $size }) => sizes[$size]}, 100% - 2rem);
  inset-block: var(--unseen-above, 0) var(--unseen-below, 0);
  max-block-size: calc(100dvb - var(--unseen-above, 0px) - var(--unseen-below, 0px) - 2rem);
  border: 1px solid transparent;
  border-radius: var(--radius-large);

  /* What a link leads to stands in its place where nothing can open it. */
  @media (scripting: none) {
    &:target:not([open], :popover-open) {
      display: block;
      position: relative;
      max-block-size: none;
      margin: var(--space-8) auto;
      opacity: 1;
      translate: none;
    }
  }
`;

/** Fills the dialog, so that a click on the dialog itself is a click beside the panel. */
export const Inside = styled.div`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem);
`;

/** Where a title has no room for words beside the button, with text twice as large, it stands below. */
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: start;
  gap: 0 var(--space-4);

  > button {
    margin-inline-start: auto;
  }
`;

export const Title = styled.h2`
  flex: 1 1 min(8.5rem, 100%);
  padding-block-start: 0.2em;
  font-size: var(--heading-3);
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-4);
`;

export const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
`;
