import { Container, filled, Section, useWords } from '@skein/ui';
import { referenceText } from '@skein/ui/words';
import type { ReactElement } from 'react';

/** Placeholder for the id of the request on a cached page. Each answer contains the id of its own request instead. */
export const REFERENCE_MARK = 'id-of-this-request';

/** Draws the line with the id of the request, for visitors to quote. */
export function ReferenceLine(): ReactElement {
  const say = useWords();
  return (
    <Section as="div" spacing="small">
      <Container>
        <p>{filled(say(referenceText), { id: REFERENCE_MARK })}</p>
      </Container>
    </Section>
  );
}
