import { styled } from 'styled-components';

export interface ThemeNoteProps {
  readonly children: string;
}

/** A note over the lower edge of a story. It explains why the toolbar's theme does not apply. */
export function ThemeNote({ children }: ThemeNoteProps) {
  return <Note role="note">{children}</Note>;
}

const Note = styled.p`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  margin: 0;
  padding: 0.5rem 1rem;
  background-color: #0e1729;
  color: #fbf7f0;
  font:
    500 0.875rem/1.5 Figtree,
    system-ui,
    sans-serif;
`;
