import type { SafeHtml } from '@skein/cms-client';
import { RichText } from '@skein/ui';
import { styled } from 'styled-components';

/** A list from content with check marks instead of bullets. */
export function CheckedList({ html }: { readonly html: SafeHtml }) {
  return (
    <Marked>
      <RichText html={html} size="small" />
    </Marked>
  );
}

const Marked = styled.div`
  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul > li {
    position: relative;
    margin: 0;
    padding-inline-start: 1.75em;
  }

  ul > li::before {
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0.1em;
    inline-size: 0.9em;
    block-size: 0.45em;
    border: solid var(--color-accent);
    border-width: 0 0 2.5px 2.5px;
    rotate: -48deg;
    content: '';
  }

  ul > li::marker {
    content: none;
  }
`;
