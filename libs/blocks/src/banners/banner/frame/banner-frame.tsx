import { Container, Section } from '@skein/ui';
import type { ReactNode } from 'react';

/** The room of a banner between the blocks of a page. */
export function BannerFrame({
  analyticsId,
  children,
}: {
  readonly analyticsId?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div data-analytics-id={analyticsId}>
      <Section spacing="small">
        <Container>{children}</Container>
      </Section>
    </div>
  );
}
