import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import { uiTexts } from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import { useModal } from '../modal/use-modal.ts';
import type { ThemeName } from '../tokens/themes.ts';

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button or a click beside the panel; set `open` to false in answer. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  closeLabel?: string | undefined;
  /** Language of the fallback of `closeLabel`. */
  language?: UiLanguage | undefined;
  /** Whether a click beside the panel closes. Say false where typed text could be lost. Default true. */
  closeOnBackdrop?: boolean | undefined;
  /** Largest width: 28, 42 or 60 rem. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons at the end. */
  footer?: ReactNode;
  theme?: ThemeName | undefined;
  id?: string | undefined;
};

/** A modal dialog in the middle of the screen. Its content is in the HTML also while it is closed. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, footer, closeLabel, language: ownLanguage, id } = props;
  const language = useLanguage(ownLanguage);
  const { closeOnBackdrop = true, size = 'medium', theme = 'paper' } = props;
  const titleId = useId();
  const modal = useModal({ open, onClose, closeOnBackdrop });
  return (
    <Panel {...modal} id={id} aria-labelledby={titleId} data-theme={theme} $size={size}>
      <Inside>
        <Top>
          <Title id={titleId}>{title}</Title>
          <CloseButton label={closeLabel ?? uiTexts.close[language]} onClick={onClose} />
        </Top>
        <Body>{children}</Body>
        {footer && <Bottom>{footer}</Bottom>}
      </Inside>
    </Panel>
  );
}

const sizes = { small: '28rem', medium: '42rem', large: '60rem' } as const;

const Panel = styled.dialog<{ $size: keyof typeof sizes }>`
  inline-size: min(${({ $size }) => sizes[$size]}, 100% - 2rem);
  max-block-size: calc(100dvb - 2rem);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-large);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-float);
  overscroll-behavior: contain;
  opacity: 0;
  translate: 0 1rem;
  transition:
    opacity var(--duration-slow) var(--ease-out),
    translate var(--duration-slow) var(--ease-out),
    overlay var(--duration-slow) allow-discrete,
    display var(--duration-slow) allow-discrete;

  &[open] {
    opacity: 1;
    translate: 0 0;

    @starting-style {
      opacity: 0;
      translate: 0 1rem;
    }
  }

  &::backdrop {
    background: #0a1120b3;
    opacity: 0;
    transition:
      opacity var(--duration-slow) var(--ease-out),
      overlay var(--duration-slow) allow-discrete,
      display var(--duration-slow) allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
`;

/** Fills the dialog, so that a click on the dialog itself is a click beside the panel. */
const Inside = styled.div`
  padding: clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem);
`;

const Top = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Title = styled.h2`
  padding-block-start: 0.2em;
  font-size: var(--heading-3);
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  container-type: inline-size;
  margin-block-start: var(--space-4);
`;

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
`;
