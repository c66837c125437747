import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';

/** Arranges a text and a picture or map. On wide screens, the picture is beside the text, and wider than the text. */
export const WordsAndPicture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${atLeast('large')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: clamp(var(--space-10), 5cqi, var(--space-20));
  }
`;
