import { Container, Section } from '@skein/ui';
import type { ReactNode } from 'react';

/** The space around a banner between the blocks of a page. */
export function BannerFrame({
  analyticsId,
  children,
}: {
  readonly analyticsId?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div data-bare="" data-analytics-id={analyticsId}>
      <Section as="div">
        <Container>{children}</Container>
      </Section>
    </div>
  );
}
